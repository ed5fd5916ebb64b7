import {
  maxBookBoxes,
  maxBookCharacters,
  maxBookColumns,
  maxBookLines,
  maxBookRows,
} from "@academy/contract/fields/workbook-limits";
import type { BookItem } from "@academy/contract/studio/workbooks";
import { newKey } from "../editor/asked-item.ts";

/** What stands in the fields of the dialog. Lists are typed one per line. */
export type TypedItem = {
  text: string;
  lines: string;
  boxes: string;
  columns: string;
  given: string;
  rows: string;
  /** Whose words it starts with; nothing leaves it as it was. */
  from: string | undefined;
};

type Problem = "noText" | "noQuestion" | "noBoxes" | "noColumns" | "noRows" | "tooLong";
type Table = Extract<BookItem, { kind: "table" }>;

const linesOf = (typed: string) =>
  typed
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

export function typedOf(item: BookItem): TypedItem {
  const table = item.kind === "table" ? item : undefined;
  return {
    text: item.text ?? "",
    lines: String(item.kind === "question" ? item.lines : 4),
    boxes: item.kind === "checklist" ? item.items.join("\n") : "",
    columns: table ? columnsTyped(table) : "",
    given: table?.firstColumn?.join("\n") ?? "",
    rows: String(table ? table.rows - (table.firstColumn?.length ?? 0) : 4),
    from: undefined,
  };
}

/** A column in which something is chosen names it behind it: “Heap | C | S | R”. */
const columnsTyped = ({ columns, keys, choices = {} }: Table) =>
  columns
    .map((column, at) => [column, ...(choices[keys.columns[at] ?? ""] ?? [])].join(choiceMark))
    .join("\n");
const choiceMark = " | ";
const columnRead = (line: string) => {
  const [column = "", ...choices] = line.split("|").map((each) => each.trim());
  return { column, choices: [...new Set(choices.filter((each) => each !== ""))].slice(0, maxChoices) };
};
const maxChoices = 12;

/**
 * Each with its key: the one it had, known by its words, or by its place where only words were changed. What learners wrote
 * hangs on the key.
 */
export function keysFor(
  items: readonly string[],
  before: readonly string[],
  keys: readonly string[],
): string[] {
  const taken = new Set<string>();
  const take = (key: string | undefined) => {
    if (key === undefined || taken.has(key)) return undefined;
    taken.add(key);
    return key;
  };
  const byWords = items.map((item) => take(keys.find((key, at) => before[at] === item && !taken.has(key))));
  const hasSameCount = before.length === items.length;
  return byWords
    .map((key, at) => key ?? (hasSameCount ? take(keys[at]) : undefined))
    .map((key) => key ?? newKey(6));
}

/** The item as it is typed, under the id and with the keys that it had; or why it can’t be one. */
export function readItem(written: BookItem, typed: TypedItem): { item: BookItem } | { problem: Problem } {
  const text = typed.text.trim();
  // What was printed in place of other words doesn’t fit these.
  const { paper: _paper, ...unprinted } = written;
  const before = (written.paper && text !== (written.text ?? "") ? unprinted : written) as BookItem;
  const lists = [text, ...linesOf(typed.boxes), ...linesOf(typed.columns), ...linesOf(typed.given)];
  if (lists.some((each) => each.length > maxBookCharacters)) return { problem: "tooLong" };
  const { text: _, ...rest } = before;
  const headed = text ? { text } : {};
  switch (before.kind) {
    case "text":
      return text ? { item: { ...before, text } } : { problem: "noText" };
    case "question": {
      if (!text) return { problem: "noQuestion" };
      const lines = Math.min(maxBookLines, Math.max(1, Math.round(Number(typed.lines)) || 1));
      const { from, ...question } = before;
      const carried = typed.from === undefined ? from : typed.from ? [typed.from] : undefined;
      return { item: { ...question, text, lines, ...(carried ? { from: carried } : {}) } };
    }
    case "checklist": {
      const items = linesOf(typed.boxes).slice(0, maxBookBoxes);
      if (items.length === 0) return { problem: "noBoxes" };
      const keys = keysFor(items, before.items, before.keys);
      return { item: { ...(rest as typeof before), ...headed, items, keys } };
    }
    case "table":
      return readTable(before, typed, headed);
    case "tool":
      return { item: { ...(rest as typeof before), ...headed } };
  }
}

function readTable(before: Table, typed: TypedItem, headed: { text?: string }): ReturnType<typeof readItem> {
  const read = linesOf(typed.columns).slice(0, maxBookColumns).map(columnRead);
  const columns = read.map(({ column }) => column);
  if (columns.length === 0 || columns.includes("")) return { problem: "noColumns" };
  const firstColumn = linesOf(typed.given);
  const empty = Math.max(0, Math.round(Number(typed.rows)) || 0);
  const rows = firstColumn.length + empty;
  if (rows < 1 || rows > maxBookRows) return { problem: "noRows" };
  const keys = {
    columns: keysFor(columns, before.columns, before.keys.columns),
    ...(firstColumn.length > 0
      ? { rows: keysFor(firstColumn, before.firstColumn ?? [], before.keys.rows ?? []) }
      : {}),
  };
  const chosen = keys.columns.flatMap((key, at): [string, string[]][] => {
    const choices = read[at]?.choices ?? [];
    return choices.length > 0 ? [[key, choices]] : [];
  });
  const { text: _, firstColumn: _given, choices: _choices, ...rest } = before;
  const choices = chosen.length > 0 ? { choices: Object.fromEntries(chosen) } : {};
  const given = firstColumn.length > 0 ? { firstColumn } : {};
  return { item: { ...rest, ...headed, ...choices, columns, ...given, rows, keys } };
}

/** An id that no other item has had, and keys for what a new one begins with. */
export function newItem(kind: Exclude<BookItem["kind"], "tool">): BookItem {
  const id = `own.${newKey(12)}`;
  if (kind === "text") return { id, kind, text: "" };
  if (kind === "question") return { id, kind, text: "", lines: 4 };
  if (kind === "checklist") return { id, kind, items: [], keys: [] };
  return { id, kind, columns: [], rows: 4, keys: { columns: [] } };
}
