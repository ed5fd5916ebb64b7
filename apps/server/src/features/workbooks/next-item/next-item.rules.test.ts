import type { WorkbookItem } from "@academy/content/courses/course";
import { expect, test } from "vitest";
import { placeItems } from "../answers.rules.ts";
import { chooseNextItem } from "./next-item.rules.ts";

const question = (id: string, from?: string[]): WorkbookItem => ({
  id,
  kind: "question",
  text: `${id}?`,
  lines: 2,
  ...(from ? { from } : {}),
});
const boxes: WorkbookItem = { id: "boxes", kind: "checklist", items: ["One", "Two"], keys: ["one", "two"] };
const note: WorkbookItem = { id: "note", kind: "text", text: "Only to be read." };
const book = (parts: { lesson: string; items: WorkbookItem[] }[]) => ({
  id: "book",
  slug: "week-1",
  title: "Week 1",
  subtitle: "",
  kind: "workbook" as const,
  moduleTitle: null,
  moduleId: null,
  words: { title: "Week 1", subtitle: "", parts: parts.map((part) => ({ title: part.lesson, ...part })) },
});
const places = placeItems([
  book([
    { lesson: "first", items: [note, question("a"), boxes, question("b")] },
    { lesson: "second", items: [question("c", ["a"]), question("d")] },
  ]),
]);
const at = (minute: number) => new Date(Date.UTC(2026, 0, 5, 8, minute));
const words = (item: string, ...keys: string[]) => ({
  item,
  fields: Object.fromEntries(keys.map((key) => [key, { text: "words", at: at(0).toISOString() }])),
});
const choose = (
  answers: ReturnType<typeof words>[],
  last: { item: string; at: Date } | undefined,
  open: { lesson: string; at: Date; isSetAside?: boolean } | undefined,
) => chooseNextItem({ places, answers, last, open: open && { isSetAside: false, ...open } })?.item.id;

test("before the first word it is the first item of the lesson that is open that can be filled in", () => {
  expect(choose([], undefined, { lesson: "first", at: at(1) })).toBe("a");
  expect(choose([], undefined, undefined)).toBeUndefined();
  expect(choose([], undefined, { lesson: "no such lesson", at: at(1) })).toBeUndefined();
});

test("the item written in last while something of it is empty, then the next empty one of the lesson", () => {
  const begun = [words("a", ""), words("boxes", "one")];
  expect(choose(begun, { item: "boxes", at: at(2) }, { lesson: "first", at: at(2) })).toBe("boxes");
  const filled = [words("a", ""), words("boxes", "one", "two")];
  expect(choose(filled, { item: "boxes", at: at(2) }, { lesson: "first", at: at(2) })).toBe("b");
  // What was passed over comes once the end is reached.
  expect(choose([words("b", "")], { item: "b", at: at(2) }, { lesson: "first", at: at(2) })).toBe("a");
});

test("whoever went on to another lesson goes on there, and words that traveled there count as written", () => {
  const begun = [words("a", ""), words("boxes", "one")];
  expect(choose(begun, { item: "boxes", at: at(2) }, { lesson: "second", at: at(9) })).toBe("d");
});

test("a lesson whose exercise was set aside suggests nothing; what was written last stays", () => {
  const open = { lesson: "second", at: at(9), isSetAside: true };
  expect(choose([words("a", "")], { item: "a", at: at(2) }, open)).toBe("a");
  expect(choose([], undefined, open)).toBeUndefined();
});

test("an item that the owner has taken out is not gone back to", () => {
  expect(choose([words("gone", "")], { item: "gone", at: at(2) }, { lesson: "first", at: at(1) })).toBe("a");
});
