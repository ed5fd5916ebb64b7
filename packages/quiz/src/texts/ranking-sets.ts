import type { RankingSet } from "../items.ts";

export const rankingSets: readonly RankingSet[] = [
  {
    id: 1,
    instruction:
      "Rank what matters most to you on a free Sunday, from 1 (most important) to 4 (least important).",
    options: [
      { archetype: "earthGuardian", text: "Hiking the ridge trail until the town drops away" },
      { archetype: "medicineKeeper", text: "Making lavender salve for friends from a treasured recipe" },
      { archetype: "mystic", text: "Pulling one card and sitting with it all morning" },
      { archetype: "artist", text: "Drawing side by side with a friend all afternoon" },
    ],
  },
  {
    id: 2,
    instruction:
      "Rank what matters most to you when a friend’s marriage ends, from 1 (most important) to 4 (least important).",
    options: [
      { archetype: "teacher", text: "A long talk that helps them make sense of it" },
      { archetype: "artist", text: "An afternoon choosing colors and painting their new walls" },
      { archetype: "alchemist", text: "A good long cry, with nobody saying it’s for the best" },
      { archetype: "mother", text: "A pot of chili and somebody to watch TV with" },
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
      { archetype: "earthGuardian", text: "Getting someone out of the office and under the trees" },
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
      { archetype: "medicineKeeper", text: "Blending the right oils and herbs for one person" },
      { archetype: "performer", text: "Getting a tense room to laugh and loosen up" },
      { archetype: "teacher", text: "Finding the simple story that makes a hard thing clear" },
      { archetype: "revolutionary", text: "Speaking up first when something seems unfair" },
    ],
  },
  {
    id: 6,
    instruction:
      "Rank what matters most to you in how you’ll be remembered, from 1 (most important) to 4 (least important).",
    options: [
      { archetype: "artist", text: "The little paintings people still keep on their walls" },
      { archetype: "revolutionary", text: "The times I spoke up, even with shaky knees" },
      { archetype: "medicineKeeper", text: "The old remedies I learned well and passed on" },
      { archetype: "alchemist", text: "The hard talks I stayed for, right to the end" },
    ],
  },
  {
    id: 7,
    instruction:
      "Rank what matters most to you at a retreat you help to run, from 1 (most important) to 4 (least important).",
    options: [
      { archetype: "performer", text: "Leading a silly sing-along while we all do dishes" },
      { archetype: "architect", text: "Building in enough free time that nobody feels rushed" },
      { archetype: "artist", text: "Helping everyone make one beautiful thing to keep" },
      { archetype: "teacher", text: "Explaining what each chant means, so beginners can join" },
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
      { archetype: "mother", text: "A plate of cookies for whoever just moved in" },
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
      { archetype: "revolutionary", text: "My promise to speak up when someone’s being pushed around" },
      { archetype: "teacher", text: "My Tuesday class, and whoever stays after to ask more" },
      { archetype: "earthGuardian", text: "My early walks with the dog, whatever the weather" },
      { archetype: "mystic", text: "My quiet hour on the cushion before anyone’s up" },
    ],
  },
];
