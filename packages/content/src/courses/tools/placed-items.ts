import type { ToolName, WorkbookItem } from "../course.ts";
import { readToolMark } from "./tool-mark.ts";

/** What learners fill in where it stands in a lesson, beside the tools: a question, or boxes to check. */
type PlacedQuestion = { kind: "question"; id: string; text: string; lines: number };
export type PlacedChecklist = {
  kind: "checklist";
  id: string;
  text: string;
  items: readonly string[];
  keys: readonly string[];
};
export type PlacedItem = PlacedQuestion | PlacedChecklist;

export const maxAskedCharacters = 1000;
const maxLines = 20;
export const maxBoxes = 30;

/** The line in a lesson's text where it stands: its kind, and JSON. What learners wrote hangs on the id and the keys in it. */
export const writeItemMark = ({ kind, ...item }: PlacedItem) => `::${kind}${JSON.stringify(item)}`;

const line = /^::(question|checklist)(\{.*\})\s*$/;
const key = /^[a-z0-9]{1,20}$/;
const isText = (value: unknown): value is string =>
  typeof value === "string" && value.length <= maxAskedCharacters;

/** What a line asks, if it is such a mark and whole: whatever somebody typed by hand is looked at as closely. */
export function readItemMark(text: string): PlacedItem | undefined {
  const [, kind, json = ""] = line.exec(text.trim()) ?? [];
  if (!kind) return undefined;
  try {
    const found = JSON.parse(json) as Record<string, unknown>;
    return kind === "question" ? questionOf(found) : checklistOf(found);
  } catch {
    // No JSON: a line like any other.
    return undefined;
  }
}

function questionOf({ id, text, lines }: Record<string, unknown>): PlacedQuestion | undefined {
  const isWhole = key.test(String(id)) && isText(text) && text.trim() !== "" && Number.isInteger(lines);
  if (!isWhole || Number(lines) < 1 || Number(lines) > maxLines) return undefined;
  return { kind: "question", id: String(id), text, lines: Number(lines) };
}

function checklistOf({ id, text, items, keys }: Record<string, unknown>): PlacedChecklist | undefined {
  if (!key.test(String(id)) || !isText(text) || !Array.isArray(items) || !Array.isArray(keys))
    return undefined;
  const isWhole =
    items.length > 0 &&
    items.length <= maxBoxes &&
    items.every((each) => isText(each) && each.trim() !== "") &&
    keys.length === items.length &&
    keys.every((each) => key.test(String(each))) &&
    new Set(keys).size === keys.length;
  return isWhole ? { kind: "checklist", id: String(id), text, items, keys } : undefined;
}

const toolItem = (tool: ToolName): WorkbookItem => ({ id: `placed.${tool}`, kind: "tool", tool });

/** What stands at a mark, as an item of the book of all that is placed in a course's lessons. */
export function itemAt(mark: string): WorkbookItem | undefined {
  const tool = readToolMark(mark);
  if (tool) return toolItem(tool);
  const placed = readItemMark(mark);
  if (!placed) return undefined;
  const id = `placed.asked.${placed.id}`;
  if (placed.kind === "question") return { ...placed, id };
  const { text, ...checklist } = placed;
  return { ...checklist, id, ...(text ? { text } : {}) };
}

/** All of a text, each once: what is entered belongs to the course, wherever in it the mark stands. */
export function itemsIn(markdown: string): WorkbookItem[] {
  const items = markdown.split("\n").flatMap((each) => itemAt(each) ?? []);
  return items.filter(({ id }, index) => items.findIndex((each) => each.id === id) === index);
}
