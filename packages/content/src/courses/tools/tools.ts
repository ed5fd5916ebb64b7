import type { WorkbookItem } from "../course.ts";
import { journey } from "./journey.ts";
import { priceSum } from "./price-sum.ts";
import { rehearsal } from "./rehearsal.ts";
import { season } from "./season.ts";
import { sentence } from "./sentence.ts";
import type { TableItem, Tool, ToolItem } from "./tool.ts";

/** By the name that workbooks and lessons call them. It never changes: it is written in the owner's lessons. */
export const tools: Readonly<Record<ToolItem["tool"], Tool>> = {
  "price-sum": priceSum,
  season,
  journey,
  sentence,
  rehearsal,
};

/** A tool as it is kept and printed: its tables, one below the other, under one id. */
export function tablesOf({ id, tool, text, from }: ToolItem): TableItem[] {
  return tools[tool].tables.map((table, index) => ({
    ...table,
    id,
    kind: "table",
    ...(index === 0 && text !== undefined ? { text } : {}),
    ...(from ? { from } : {}),
  }));
}

/** Everything else is printed as it is. */
export const printedItems = (item: WorkbookItem): Exclude<WorkbookItem, ToolItem>[] =>
  item.kind === "tool" ? tablesOf(item) : [item];
