/** Sample: two people a demo is looked around as. A live academy never has them. */
export const sampleAccounts = [
  {
    role: "learner",
    firstName: "Maya",
    lastName: "Lindqvist",
    email: "maya@example.com",
    /** Before the first thing that the learner's history tells of. */
    joinedDaysAgo: 42,
  },
  {
    role: "owner",
    firstName: "Elena",
    lastName: "Marlowe",
    email: "elena@example.com",
    joinedDaysAgo: 0,
  },
] as const;

/** Sample: people who took the quiz before a demo is first looked at. No address of theirs exists. */
export const sampleLeads = [
  { name: "Priya Nair", primary: "mystic", secondary: "teacher", source: "instagram", daysAgo: 0 },
  { name: "Tomás Vega", primary: "alchemist", secondary: "artist", source: null, daysAgo: 1 },
  { name: "Ingrid Solberg", primary: "mother", secondary: "medicineKeeper", source: "instagram", daysAgo: 2 },
  { name: "Naomi Clarke", primary: "teacher", secondary: "mother", source: "newsletter", daysAgo: 3 },
  { name: "Yara Haddad", primary: "mystic", secondary: "artist", source: "youtube", daysAgo: 4 },
  { name: "Ruth Adeyemi", primary: "earthGuardian", secondary: "mother", source: null, daysAgo: 6 },
  { name: "Claire Fontaine", primary: "performer", secondary: "artist", source: "instagram", daysAgo: 8 },
  { name: "Mei Tanaka", primary: "medicineKeeper", secondary: "mystic", source: "newsletter", daysAgo: 10 },
  { name: "Joanna Reed", primary: "mother", secondary: "teacher", source: null, daysAgo: 12 },
  { name: "Aisha Rahman", primary: "revolutionary", secondary: "teacher", source: "youtube", daysAgo: 15 },
  { name: "Katrin Vogel", primary: "architect", secondary: "teacher", source: "newsletter", daysAgo: 18 },
  { name: "Lucía Romero", primary: "artist", secondary: "performer", source: "instagram", daysAgo: 21 },
  { name: "Helen Murphy", primary: "mystic", secondary: "mother", source: null, daysAgo: 24 },
  { name: "Sofia Rossi", primary: "teacher", secondary: "architect", source: "instagram", daysAgo: 27 },
] as const;

/** Sample: how far people got in a demo's quiz, each day of the thirty before it is first looked at. */
export const sampleFunnel = {
  days: 30,
  seen: 5,
  started: 3,
  /** Of those who start, how many leave at a step, in all. */
  leavingAt: { 1: 7, 4: 5, 11: 4, 21: 28, 24: 6, 31: 8, 38: 3, 47: 5, 55: 2 },
  leads: sampleLeads.length,
} as const;
