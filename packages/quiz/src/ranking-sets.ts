import type { RankingSet } from "./items.ts";

export const rankingSets: readonly RankingSet[] = [
  {
    id: 1,
    instruction:
      "Rank what matters most to you on a free Sunday, from 1 (most important) to 4 (least important).",
    options: [
      { archetype: "earthGuardian", text: "Hiking the ridge trail until the town drops away" },
      { archetype: "medicineKeeper", text: "Making lavender balm for friends from a treasured recipe" },
      { archetype: "mystic", text: "Pulling one card and sitting with it all morning" },
      { archetype: "artist", text: "Illustrating a bedtime book for my best friend’s baby" },
    ],
  },
  {
    id: 2,
    instruction:
      "Rank what matters most to you when a friend’s marriage ends, from 1 (most important) to 4 (least important).",
    options: [
      { archetype: "teacher", text: "A long talk that helps them make sense of it" },
      { archetype: "artist", text: "A painting of the view from their new window" },
      { archetype: "alchemist", text: "An evening to be angry, sad or both, with me" },
      { archetype: "mother", text: "A spare key, and a text every night at ten" },
    ],
  },
  {
    id: 3,
    instruction:
      "Rank what matters most to you in a day’s work, from 1 (most important) to 4 (least important).",
    options: [
      { archetype: "architect", text: "Turning somebody’s far-off dream into the next three steps" },
      { archetype: "alchemist", text: "Breathing with someone through an old sorrow" },
      { archetype: "performer", text: "Leading a sound bath that gets strangers smiling" },
      { archetype: "earthGuardian", text: "Getting someone out of the office and under trees" },
    ],
  },
  {
    id: 4,
    instruction:
      "Rank what matters most to you in a group that’s had a falling-out, from 1 (most important) to 4 (least important).",
    options: [
      { archetype: "mystic", text: "A few shared breaths in silence before anyone speaks" },
      { archetype: "mother", text: "A pot of coffee and a chair for everyone" },
      { archetype: "revolutionary", text: "An honest word about what nobody’s been saying" },
      { archetype: "architect", text: "A fair plan for next time, made by all of us" },
    ],
  },
  {
    id: 5,
    instruction: "Rank the skills that matter most to you, from 1 (most important) to 4 (least important).",
    options: [
      { archetype: "medicineKeeper", text: "Blending oils and herbs the way the elders did" },
      { archetype: "performer", text: "Getting people to sing who swear they can’t" },
      { archetype: "teacher", text: "Finding the simple story that makes a hard thing clear" },
      { archetype: "revolutionary", text: "Saying the uncomfortable thing, and saying it kindly" },
    ],
  },
  {
    id: 6,
    instruction:
      "Rank what matters most to you in how you’ll be remembered, from 1 (most important) to 4 (least important).",
    options: [
      { archetype: "artist", text: "The little paintings people still keep on their walls" },
      { archetype: "revolutionary", text: "The times I spoke up so that others could" },
      { archetype: "medicineKeeper", text: "The remedies my grandmother gave me and I passed on" },
      { archetype: "alchemist", text: "The hard talks I stayed for, right to the end" },
    ],
  },
  {
    id: 7,
    instruction:
      "Rank what matters most to you at a retreat you help to run, from 1 (most important) to 4 (least important).",
    options: [
      { archetype: "performer", text: "Leading the chant that opens and closes each day" },
      { archetype: "architect", text: "Building in enough free time that nobody feels rushed" },
      { archetype: "artist", text: "Drawing something small for each guest to take home" },
      { archetype: "teacher", text: "Seeing a beginner’s eyes light up when it clicks" },
    ],
  },
  {
    id: 8,
    instruction:
      "Rank what matters most to you after a heavy month, from 1 (most important) to 4 (least important).",
    options: [
      { archetype: "alchemist", text: "Breathing my way through what I’ve been holding in" },
      { archetype: "mystic", text: "Spending one day in silence, with nobody to answer" },
      { archetype: "mother", text: "Having my favorite people over for plain spaghetti" },
      { archetype: "performer", text: "Dancing in a living room with friends until late" },
    ],
  },
  {
    id: 9,
    instruction:
      "Rank what matters most to you as a neighbor, from 1 (most important) to 4 (least important).",
    options: [
      { archetype: "mother", text: "A knock on the door when somebody’s been sick" },
      { archetype: "earthGuardian", text: "A few wild corners left unmowed for the bees" },
      { archetype: "architect", text: "A phone list, so nobody’s left alone in a storm" },
      { archetype: "medicineKeeper", text: "A homemade tea or salve for whoever wants one" },
    ],
  },
  {
    id: 10,
    instruction:
      "Rank what matters most to you in a busy week, from 1 (most important) to 4 (least important).",
    options: [
      { archetype: "revolutionary", text: "My freedom to speak up when something isn’t right" },
      { archetype: "teacher", text: "My Tuesday class, and whoever stays after to ask more" },
      { archetype: "earthGuardian", text: "My early walks with the dog, whatever the weather" },
      { archetype: "mystic", text: "My quiet hour on the cushion before anyone’s up" },
    ],
  },
];
