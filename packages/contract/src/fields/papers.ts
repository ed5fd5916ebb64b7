/** What documents can be printed on. */
export const papers = ["letter", "a4"] as const;
export type Paper = (typeof papers)[number];
