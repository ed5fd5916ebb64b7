import type { WorkbookItem } from "./course.ts";
import { tablesOf } from "./tools/tools.ts";
import { fieldsOf, rowsOf } from "./workbook-fields.ts";

/** What one of them takes on a phone, thinking included, in minutes. */
const tap = 0.1;
const cell = 0.45;
const line = 0.5;
const wordsAMinute = 18;
const tool = 4;

/** How long filling it in takes with a thumb. Nobody fills in every line: of rows without a name two thirds are counted. */
export function thumbMinutes(item: WorkbookItem): number {
  switch (item.kind) {
    case "text":
      return item.shows ? line : 0;
    case "question":
      return item.words ? item.words / wordsAMinute : 0.5 + item.lines * line;
    case "checklist":
      return item.items.length * tap;
    case "table":
      return tableMinutes(item);
    case "tool":
      return Math.max(tool, tablesOf(item).flatMap(fieldsOf).length * tap);
  }
}

function tableMinutes(table: Extract<WorkbookItem, { kind: "table" }>): number {
  const minutes = rowsOf(table).map(({ given, cells }) => {
    const all = cells.map(({ key, from, reckoned }) => {
      if (reckoned || from.length > 0) return 0;
      const column = key.slice(key.indexOf(".") + 1);
      return table.choices?.[column] ? tap : cell;
    });
    return sum(all) * (given === undefined ? 2 / 3 : 1);
  });
  return sum(minutes);
}

const sum = (figures: readonly number[]) => figures.reduce((all, each) => all + each, 0);

/** Of several, as people say it: whole, and never none. */
export const minutesOf = (items: readonly WorkbookItem[]) =>
  Math.max(1, Math.round(sum(items.map(thumbMinutes))));

/** So many boxes are a step at most, unless one item has more by itself. */
const maxFields = 10;
const maxItems = 3;

/** The items of a part, a few at a time. What is only read comes with what it belongs to. */
export function inSteps<Item extends WorkbookItem>(items: readonly Item[]): Item[][] {
  const steps: Item[][] = [];
  let open: Item[] = [];
  const fillable = () => open.filter(({ kind }) => kind !== "text");
  for (const item of items) {
    const fields = [...fillable(), item].flatMap(fieldsOf).length;
    const isFull = fillable().length >= maxItems || (fillable().length > 0 && fields > maxFields);
    if (isFull) {
      steps.push(open);
      open = [];
    }
    open.push(item);
  }
  return open.length > 0 ? [...steps, open] : steps;
}
