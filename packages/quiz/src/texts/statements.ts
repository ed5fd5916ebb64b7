import type { Statement } from "../items.ts";

export const statements: readonly Statement[] = [
  {
    id: 1,
    archetype: "alchemist",
    statement: "I would rather sit through the messy middle of a story than skip to the end.",
  },
  {
    id: 2,
    archetype: "mother",
    statement: "When someone leaves my house, I ask them to text me when they’re home.",
  },
  {
    id: 3,
    archetype: "revolutionary",
    statement: "I have taken the losing side in an argument just because it had nobody.",
  },
  { id: 4, archetype: "artist", statement: "I would rather make one beautiful thing by hand than own ten." },
  {
    id: 5,
    archetype: "performer",
    statement: "When good music comes on, I dance first and wave the others in.",
  },
  {
    id: 6,
    archetype: "mystic",
    statement: "I have drifted so far off at a loud table that someone checked on me.",
  },
  {
    id: 7,
    archetype: "earthGuardian",
    statement: "I would rather eat lunch under a tree than at the nicest table in town.",
  },
  {
    id: 8,
    archetype: "medicineKeeper",
    statement: "Before I work on anyone, I warm my hands and say a short blessing.",
  },
  { id: 9, archetype: "teacher", statement: "I have given the whole backstory when a nod would have done." },
  {
    id: 10,
    archetype: "architect",
    statement: "I would rather help a friend map out her dream than just cheer for it.",
  },
  {
    id: 11,
    archetype: "revolutionary",
    statement: "I would rather speak up and blush than let something unfair slide.",
  },
  {
    id: 12,
    archetype: "artist",
    statement: "When a friend is having a hard week, I mail her a little drawing.",
  },
  {
    id: 13,
    archetype: "mystic",
    statement: "I would rather trust a hunch than one more list of pros and cons.",
  },
  {
    id: 14,
    archetype: "medicineKeeper",
    statement: "I have brought out my herbal teas when everybody just wanted coffee.",
  },
  {
    id: 15,
    archetype: "teacher",
    statement: "I would rather help someone see why it works than do it for them.",
  },
  {
    id: 16,
    archetype: "architect",
    statement: "When a friend is overwhelmed, I help them pick the one thing for today.",
  },
  {
    id: 17,
    archetype: "alchemist",
    statement: "When a conversation turns sad, I lean in instead of changing the subject.",
  },
  {
    id: 18,
    archetype: "earthGuardian",
    statement: "Most mornings I step outside barefoot to see what the birds are up to.",
  },
  {
    id: 19,
    archetype: "mother",
    statement: "I have asked “did you eat?” right in the middle of someone’s big news.",
  },
  {
    id: 20,
    archetype: "performer",
    statement: "I have told the same funny story twice to the same friends.",
  },
  {
    id: 21,
    archetype: "teacher",
    statement: "When something finally makes sense to me, I love making it simple for others.",
  },
  {
    id: 22,
    archetype: "architect",
    statement: "I have planned a day off so fully that there was no rest in it.",
  },
  {
    id: 23,
    archetype: "alchemist",
    statement: "I have picked the tearjerker, again, for what was supposed to be comedy night.",
  },
  {
    id: 24,
    archetype: "revolutionary",
    statement: "When nobody dares bring it up, I take a breath and go first.",
  },
  {
    id: 25,
    archetype: "mystic",
    statement: "Before a session I sit in stillness and wait for what comes to me.",
  },
  {
    id: 26,
    archetype: "earthGuardian",
    statement: "I have left messages unanswered all weekend because I was out on a trail.",
  },
  {
    id: 27,
    archetype: "performer",
    statement: "I would rather get a whole circle laughing than be admired on stage.",
  },
  { id: 28, archetype: "mother", statement: "I would rather bring a new parent dinner than a present." },
  {
    id: 29,
    archetype: "artist",
    statement: "I have given a gift late because I kept repainting one corner.",
  },
  {
    id: 30,
    archetype: "medicineKeeper",
    statement: "I would rather learn one remedy well from an elder than read about fifty.",
  },
];
