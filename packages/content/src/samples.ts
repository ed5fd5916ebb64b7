/** Sample: two people a demo is looked around as. A live academy never has them. */
export const sampleAccounts = [
  { role: "learner", firstName: "Maya", lastName: "Lindqvist", email: "maya@example.com" },
  { role: "owner", firstName: "Elena", lastName: "Marlowe", email: "elena@example.com" },
] as const;
