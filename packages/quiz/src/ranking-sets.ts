import type { RankingSet } from "./items.ts";

export const rankingSets: readonly RankingSet[] = [
  {
    id: 1,
    instruction:
      "Rank how you would most like to spend a free Saturday, from 1 (most important) to 4 (least important).",
    options: [
      { archetype: "earthGuardian", text: "Clear brambles from a stream bank in the drizzle" },
      { archetype: "medicineKeeper", text: "Steep dried marigold in oil as my aunt showed me" },
      { archetype: "mystic", text: "Sit alone in a bare room until a hunch comes" },
      { archetype: "artist", text: "Stitch scraps of blue linen into a wall hanging" },
    ],
  },
  {
    id: 2,
    instruction:
      "Rank what you would most want to offer a friend whose long relationship has ended, from 1 (most important) to 4 (least important).",
    options: [
      { archetype: "teacher", text: "Plain words for every confusing paper they have to sign" },
      { archetype: "artist", text: "A small bowl glazed in colours that match their mood" },
      { archetype: "alchemist", text: "An unhurried talk about the part that hurts most" },
      { archetype: "mother", text: "A made bed, a warm supper and someone staying near" },
    ],
  },
  {
    id: 3,
    instruction:
      "Rank what would most make a day feel well spent, from 1 (most important) to 4 (least important).",
    options: [
      { archetype: "architect", text: "Having sorted a messy project into dates and names" },
      { archetype: "alchemist", text: "Having finally wept over a loss I kept avoiding" },
      { archetype: "performer", text: "Having got a shy crowd clapping and singing along" },
      { archetype: "earthGuardian", text: "Having planted a row of young trees before the rain" },
    ],
  },
  {
    id: 4,
    instruction:
      "Rank what you would most want to bring to a group that has fallen out, from 1 (most important) to 4 (least important).",
    options: [
      { archetype: "mystic", text: "A quiet knowing that came to me in wordless stillness" },
      { archetype: "mother", text: "A hot meal and a kind word for whoever feels left out" },
      { archetype: "revolutionary", text: "An objection to the unfair rule everybody puts up with" },
      { archetype: "architect", text: "A clear list of the tasks, roles, costs and deadlines" },
    ],
  },
  {
    id: 5,
    instruction:
      "Rank the skills you would most like to master, from 1 (most important) to 4 (least important).",
    options: [
      { archetype: "medicineKeeper", text: "Mixing a salve for sore joints the way my elders did" },
      { archetype: "performer", text: "Getting a tired crowd on its feet with a drum" },
      { archetype: "teacher", text: "Explaining a hard idea with one perfectly plain example" },
      { archetype: "revolutionary", text: "Contradicting the people in charge when something is unfair" },
    ],
  },
  {
    id: 6,
    instruction:
      "Rank what you would most like to be remembered for, from 1 (most important) to 4 (least important).",
    options: [
      { archetype: "artist", text: "The faces I carved in wood that people still display" },
      { archetype: "revolutionary", text: "The wrongs I named aloud while others kept quiet" },
      { archetype: "medicineKeeper", text: "The family balms I prepared exactly as handed down" },
      { archetype: "alchemist", text: "The grief I entered with people who came out changed" },
    ],
  },
  {
    id: 7,
    instruction:
      "Rank the jobs you would most like to be given at a street festival, from 1 (most important) to 4 (least important).",
    options: [
      { archetype: "performer", text: "Leading the dancing from the platform until everyone joins in" },
      { archetype: "architect", text: "Working out the budget, the bookings and the timetable" },
      { archetype: "artist", text: "Painting the wooden panels that will stay up all year" },
      { archetype: "teacher", text: "Explaining to visitors how the old tower clock works" },
    ],
  },
  {
    id: 8,
    instruction:
      "Rank what would do you the most good after a heavy month, from 1 (most important) to 4 (least important).",
    options: [
      { archetype: "alchemist", text: "Facing the old hurt I have been walking around" },
      { archetype: "mystic", text: "Listening inward, alone for hours, until something quietly comes" },
      { archetype: "mother", text: "Cooking for worn-out friends and keeping them close by" },
      { archetype: "performer", text: "Singing and stamping on a stage before a full house" },
    ],
  },
  {
    id: 9,
    instruction:
      "Rank what you would most gladly offer the people who live around you, from 1 (most important) to 4 (least important).",
    options: [
      { archetype: "mother", text: "An open door and a hug when anyone feels alone" },
      { archetype: "earthGuardian", text: "A vegetable patch to dig together in all weathers" },
      { archetype: "architect", text: "A tidy rota that shows who does what, and when" },
      { archetype: "medicineKeeper", text: "A brown bottle of thyme syrup, brewed for their coughs" },
    ],
  },
  {
    id: 10,
    instruction:
      "Rank what you would find hardest to give up, from 1 (most important) to 4 (least important).",
    options: [
      { archetype: "revolutionary", text: "The freedom to refuse an order I find unjust" },
      { archetype: "teacher", text: "The moment my explanation makes someone say “ah, now I see”" },
      { archetype: "earthGuardian", text: "The early hours outdoors, watering beans and watching swallows" },
      { archetype: "mystic", text: "The long solitude in which small signs reach me" },
    ],
  },
];
