import type { BookItem } from "@academy/contract/studio/workbooks";
import { expect, test } from "vitest";
import { readItem, typedOf } from "./typed-item.ts";

const table: BookItem = {
  id: "own.heaps",
  kind: "table",
  text: "Tap a heap.",
  paper: "Circle a heap.",
  columns: ["Thing", "Heap"],
  rows: 3,
  keys: { columns: ["thing", "heap"] },
  choices: { heap: ["Keep", "Let go"] },
  figures: { "3.thing": { how: "count", of: ["own.heaps/1.thing"] } },
};
const read = (item: BookItem, change: Partial<ReturnType<typeof typedOf>> = {}) =>
  readItem(item, { ...typedOf(item), ...change });

test("what is chosen in a column is typed behind its name, and nothing else of an item is lost", () => {
  expect(typedOf(table).columns).toBe("Thing\nHeap | Keep | Let go");
  expect(read(table)).toEqual({ item: table });
  expect(read(table, { columns: "Thing\nHeap|Keep| Keep |Rest |" })).toEqual({
    item: { ...table, choices: { heap: ["Keep", "Rest"] } },
  });
  expect(read(table, { columns: "Thing\nHeap" })).toMatchObject({
    item: expect.not.objectContaining({ choices: expect.anything() }),
  });
  expect(read(table, { columns: "Thing\n| Keep" })).toEqual({ problem: "noColumns" });
});

test("with other words on the screen, those for paper go", () => {
  expect(read(table, { text: "Sort them." })).toMatchObject({
    item: expect.not.objectContaining({ paper: expect.anything() }),
  });
});
