import { isSameJson } from "@academy/contract/fields/same-json";
import type { BookItem, BookPart } from "@academy/contract/studio/workbooks";
import { expect, test } from "vitest";
import { moveItem, movePart, putItem, questionsBefore, removeItem, stepItem } from "./book-words.ts";
import { keysFor, newItem, readItem, typedOf } from "./typed-item.ts";

const question = (id: string): BookItem => ({ id, kind: "question", text: id, lines: 2 });
const parts: BookPart[] = [
  { title: "One", items: [question("a"), question("b")] },
  { title: "Two", items: [question("c")] },
];
const ids = (each: readonly BookPart[]) => each.map(({ items }) => items.map(({ id }) => id).join(""));

test("an item goes where it is let go, and over the edge of its part with the keys", () => {
  expect(ids(moveItem(parts, "a", { part: 1, index: 1 }))).toEqual(["b", "ca"]);
  expect(ids(moveItem(parts, "a", { part: 0, index: 1 }))).toEqual(["ba", "c"]);
  expect(ids(moveItem(parts, "a", { part: 9, index: 0 }))).toEqual(["ab", "c"]);
  expect(ids(stepItem(parts, "b", 1))).toEqual(["a", "bc"]);
  expect(ids(stepItem(parts, "c", -1))).toEqual(["abc", ""]);
  expect(ids(stepItem(parts, "a", -1))).toEqual(["ab", "c"]);
});

test("a part goes in the place of another one, with all that is in it", () => {
  const three = [...parts, { title: "Three", items: [question("d")] }];
  expect(ids(movePart(three, 0, 2))).toEqual(["c", "d", "ab"]);
  expect(ids(movePart(three, 2, 0))).toEqual(["d", "ab", "c"]);
  expect(ids(movePart(three, 2, 3))).toEqual(["ab", "c", "d"]);
  expect(ids(movePart(three, 0, -1))).toEqual(["ab", "c", "d"]);
});

test("an item is changed in its place, added at the end of its part, or taken out", () => {
  expect(ids(putItem(parts, question("new"), 0))).toEqual(["abnew", "c"]);
  const changed = putItem(parts, { ...question("c"), text: "anew" } as BookItem, 0);
  expect([ids(changed), changed[1]?.items[0]?.text]).toEqual([["ab", "c"], "anew"]);
  expect(ids(removeItem(parts, "b"))).toEqual(["a", "c"]);
  expect(questionsBefore(parts, "c", 1).map(({ id }) => id)).toEqual(["a", "b"]);
  expect(questionsBefore(parts, undefined, 0).map(({ id }) => id)).toEqual(["a", "b"]);
});

test("the same words are the same in whatever order their fields come", () => {
  expect(isSameJson([{ a: 1, b: [2] }], [{ b: [2], a: 1 }])).toBe(true);
  expect(isSameJson({ a: 1, b: undefined }, { a: 1 })).toBe(true);
  expect(isSameJson({ a: [] }, { a: {} })).toBe(false);
  expect(isSameJson({ a: 1 }, { a: 2 })).toBe(false);
});

test("a box, column or row that was there keeps its key, and with it what learners wrote", () => {
  expect(keysFor(["b", "a"], ["a", "b"], ["1", "2"])).toEqual(["2", "1"]);
  expect(keysFor(["a", "b, corrected"], ["a", "b"], ["1", "2"])).toEqual(["1", "2"]);
  const [kept, fresh] = keysFor(["b", "new"], ["a", "b", "c"], ["1", "2", "3"]);
  expect(kept).toBe("2");
  expect(["1", "2", "3"]).not.toContain(fresh);
});

test("an item that is opened and left as it is stays as it is", () => {
  const items: BookItem[] = [
    { id: "t", kind: "text", text: "Read this." },
    { id: "q", kind: "question", text: "Why?", lines: 3, from: ["a"] },
    { id: "c", kind: "checklist", items: ["One", "One"], keys: ["1", "2"] },
    {
      id: "g",
      kind: "table",
      text: "Fill in",
      columns: ["Who", "What"],
      firstColumn: ["Me", "You"],
      rows: 5,
      keys: { columns: ["who", "what"], rows: ["me", "you"] },
      from: { "me.what": ["q"] },
    },
    { id: "r", kind: "tool", tool: "season" },
  ];
  for (const item of items) expect(readItem(item, typedOf(item))).toEqual({ item });
});

test("what is typed becomes an item, or is said to be missing", () => {
  const list = newItem("checklist");
  expect(readItem(list, typedOf(list))).toEqual({ problem: "noBoxes" });
  const table = newItem("table");
  expect(readItem(table, { ...typedOf(table), columns: "Who\n\n What ", rows: "0" })).toEqual({
    problem: "noRows",
  });
  expect(readItem(table, { ...typedOf(table), columns: "Who\n\n What ", given: "Me" })).toMatchObject({
    item: { columns: ["Who", "What"], firstColumn: ["Me"], rows: 5 },
  });
  const asked: BookItem = { id: "q", kind: "question", text: "Why?", lines: 3, from: ["a"] };
  const typed = typedOf(asked);
  expect(readItem(asked, { ...typed, text: " " })).toEqual({ problem: "noQuestion" });
  expect(readItem(asked, { ...typed, from: "" })).toEqual({
    item: { id: "q", kind: "question", text: "Why?", lines: 3 },
  });
  expect(readItem(asked, { ...typed, lines: "900" })).toMatchObject({ item: { lines: 60, from: ["a"] } });
});
