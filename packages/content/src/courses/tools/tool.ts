import type { WorkbookItem } from "../course.ts";

export type TableItem = Extract<WorkbookItem, { kind: "table" }>;
export type ToolItem = Extract<WorkbookItem, { kind: "tool" }>;

/** One figure: made of what stands in other fields of its tool, in the order of `needs`. Empty where it can't be said. */
export type Figure = {
  needs: readonly string[];
  reckon: (...words: string[]) => string;
  /** Those of its needs that are numbers. */
  numbers?: readonly string[];
};

/**
 * Something to fill in that reckons. It is kept, merged, sent and printed as its tables are; the first is the one that
 * stood in its place before there were tools, key for key.
 */
export type Tool = {
  /** What the owner chooses it by. */
  title: string;
  /** One sentence for the owner: what it does. */
  about: string;
  tables: readonly Omit<TableItem, "id" | "kind" | "from">[];
  /** By the key of the field. A figure that somebody writes by hand stands, and is reckoned with. */
  reckoned: Readonly<Record<string, Figure>>;
};
