import type { FieldAddress, WorkbookItem } from "./course.ts";
import { figureOf } from "./figure-rules.ts";
import type { Figure } from "./tools/tool.ts";
import { tablesOf, tools } from "./tools/tools.ts";

/** One thing to write or to check in an item. */
export type WorkbookField = {
  /** Within its item: "" for a question, "KEY" for a box, "KEY.words" for what is written beside it, "ROW.COLUMN" for a cell. */
  key: string;
  address: FieldAddress;
  /** Whose words it shows until somebody writes there. */
  from: readonly FieldAddress[];
  /** Where it is a figure: what it is made of, until somebody writes there. */
  reckoned?: Figure;
  /** Nothing is missing while it is empty. */
  isOptional?: boolean;
};

type Item<Kind extends WorkbookItem["kind"]> = Extract<WorkbookItem, { kind: Kind }>;

/** In the order in which one comes to them. What is only to be read has none. */
export function fieldsOf(item: WorkbookItem): WorkbookField[] {
  switch (item.kind) {
    case "text":
      return (item.shows ?? []).map(({ key, ...rule }) => ({
        key,
        address: `${item.id}/${key}`,
        from: [],
        reckoned: figureOf(rule),
      }));
    case "question":
      return [
        { key: "", address: item.id, from: item.from ?? [] },
        ...(item.strikes ? [struckField(item.id)] : []),
      ];
    case "checklist":
      return boxesOf(item).flatMap(({ key, address, beside }): WorkbookField[] => [
        { key, address, from: [] },
        ...(beside ? [{ key: besideKey(key), address: beside, from: [], isOptional: true }] : []),
      ]);
    case "table":
      return rowsOf(item).flatMap(({ cells, struck }) => (struck ? [...cells, struck] : cells));
    case "tool":
      return tablesOf(item)
        .flatMap((table) => rowsOf(table).flatMap(({ cells }) => cells))
        .map((field) => withFigure(field, item));
  }
}

/** Of a question the lines that are struck out; of a row that it is. */
const struckField = (item: string, row?: string): WorkbookField => {
  const key = row === undefined ? "struck" : `${row}.struck`;
  return { key, address: `${item}/${key}`, from: [], isOptional: true };
};

/** Whether there is something to fill in: what an item only shows is no field of anybody’s. */
export const isFillable = (item: WorkbookItem) => item.kind !== "text" && fieldsOf(item).length > 0;

function withFigure(field: WorkbookField, { id, tool }: Item<"tool">): WorkbookField {
  const figure = tools[tool].reckoned[field.key];
  if (!figure) return field;
  const needs = figure.needs.map((key) => `${id}/${key}`);
  return { ...field, reckoned: { needs, reckon: figure.reckon } };
}

export type WorkbookBox = {
  key: string;
  label: string;
  address: FieldAddress;
  /** Where its words are written, if it asks for any: it ends in a colon. */
  beside?: FieldAddress;
};

const besideKey = (key: string) => `${key}.words`;

export function boxesOf({ id, items, keys }: Item<"checklist">): WorkbookBox[] {
  return items.map((label, index) => {
    const key = keys[index] ?? "";
    const box = { key, label, address: `${id}/${key}` };
    return label.trimEnd().endsWith(":") ? { ...box, beside: `${id}/${besideKey(key)}` } : box;
  });
}

export type WorkbookRow = {
  key: string;
  /** What is printed in its first column. */
  given: string | undefined;
  /** One for each column, without the first if that is given. */
  cells: WorkbookField[];
  /** Where the row can be struck out. */
  struck?: WorkbookField;
};

/**
 * Rows that are not given count from 1, with those above them. Where a given row has such a number as its key, after
 * others were added or taken out, the next hundred is taken: no table has more rows, so no two are ever the same.
 */
function numberOf(index: number, taken: ReadonlySet<string>): string {
  let number = index + 1;
  while (taken.has(String(number))) number += 100;
  return String(number);
}

export function rowsOf({
  id,
  columns,
  firstColumn = [],
  rows,
  keys,
  from = {},
  figures = {},
  strikes,
}: Item<"table">): WorkbookRow[] {
  const taken = new Set(keys.rows?.slice(0, firstColumn.length));
  return Array.from({ length: rows }, (_, index) => {
    const given = firstColumn[index];
    const row = (given === undefined ? undefined : keys.rows?.[index]) ?? numberOf(index, taken);
    const cells = columns.map((_column, place): WorkbookField => {
      const key = `${row}.${keys.columns[place]}`;
      const rule = figures[key];
      const field = { key, address: `${id}/${key}`, from: from[key] ?? [] };
      return rule ? { ...field, reckoned: figureOf(rule) } : field;
    });
    return {
      key: row,
      given,
      cells: given === undefined ? cells : cells.slice(1),
      // A row of sums is none of what they add up.
      ...(strikes && cells.every(({ reckoned }) => !reckoned) ? { struck: struckField(id, row) } : {}),
    };
  });
}

/** The item and, within it, the field. */
export function splitAddress(address: FieldAddress): { item: string; key: string } {
  const slash = address.indexOf("/");
  if (slash < 0) return { item: address, key: "" };
  return { item: address.slice(0, slash), key: address.slice(slash + 1) };
}

type Wording = {
  /** What somebody wrote there: undefined or null where nobody did, or took it back. */
  own: (address: FieldAddress) => string | null | undefined;
  /** The field there, if there is one. */
  fieldAt: (address: FieldAddress) => Pick<WorkbookField, "from" | "reckoned"> | undefined;
};

/** What is to be read in a field: one's own words, or else those that travel there, or the figure that is reckoned. */
export function wordsAt(address: FieldAddress, wording: Wording): string {
  const written = wording.own(address);
  const field = wording.fieldAt(address);
  // A figure that was erased is reckoned again.
  const isTakenBack = written === "" && field?.reckoned !== undefined;
  if (written !== undefined && written !== null && !isTakenBack) return written;
  const traveled = (field?.from ?? [])
    .map((source) => wordsAt(source, wording))
    .filter((words) => words !== "")
    .join(", ");
  if (traveled !== "" || !field?.reckoned) return traveled;
  const { needs, reckon } = field.reckoned;
  return reckon(...needs.map((need) => wordsAt(need, wording)));
}
