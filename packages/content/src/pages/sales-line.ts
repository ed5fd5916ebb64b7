/** Where the sales page may speak to one archetype. */
export type SalesLine = "eyebrow" | "lead" | "week-1" | "week-2" | "week-3";

export const idOfSalesLine = (line: SalesLine) => `for-${line}`;
