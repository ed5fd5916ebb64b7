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
