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
    columns: table?.columns.join("\n") ?? "",
    given: table?.firstColumn?.join("\n") ?? "",
    rows: String(table ? table.rows - (table.firstColumn?.length ?? 0) : 4),
    from: undefined,
  };
}

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
export function readItem(before: BookItem, typed: TypedItem): { item: BookItem } | { problem: Problem } {
  const text = typed.text.trim();
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
  const columns = linesOf(typed.columns).slice(0, maxBookColumns);
  if (columns.length === 0) return { problem: "noColumns" };
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
  const { text: _, firstColumn: _given, ...rest } = before;
  const given = firstColumn.length > 0 ? { firstColumn } : {};
  return { item: { ...rest, ...headed, columns, ...given, rows, keys } };
}

/** An id that no other item has had, and keys for what a new one begins with. */
export function newItem(kind: Exclude<BookItem["kind"], "tool">): BookItem {
  const id = `own.${newKey(12)}`;
  if (kind === "text") return { id, kind, text: "" };
  if (kind === "question") return { id, kind, text: "", lines: 4 };
  if (kind === "checklist") return { id, kind, items: [], keys: [] };
  return { id, kind, columns: [], rows: 4, keys: { columns: [] } };
}
