import { expect, test } from "vitest";
import { itemsIn, type PlacedItem, readItemMark, writeItemMark } from "./placed-items.ts";

const question: PlacedItem = {
  kind: "question",
  id: "a1b2",
  text: 'What do you "hear"? } ::tool{name="season"} 🌿\nSecond line',
  lines: 4,
};
const checklist: PlacedItem = {
  kind: "checklist",
  id: "c3",
  text: "",
  items: ["Chalk", "A bell"],
  keys: ["k1", "k2"],
};

test.each([question, checklist])("$kind is one line, and read again as the same", (item) => {
  const mark = writeItemMark(item);
  expect(mark).not.toContain("\n");
  expect(readItemMark(mark)).toEqual(item);
});

test.each([
  "::question{}",
  '::question{"id":"a","text":"","lines":3}',
  '::question{"id":"a","text":"x","lines":99}',
  '::question{"id":"../a","text":"x","lines":3}',
  `::question{"id":"a","text":"${"x".repeat(2000)}","lines":3}`,
  '::checklist{"id":"a","text":"","items":["x"],"keys":[]}',
  '::checklist{"id":"a","text":"","items":["x","y"],"keys":["k","k"]}',
  '::checklist{"id":"a","text":"","items":[],"keys":[]}',
  "::question{not json}",
  "words ::question{}",
])("%s is none", (line) => expect(readItemMark(line)).toBeUndefined());

test("what is placed in a text is found in its order, each once", () => {
  const text = [writeItemMark(checklist), "Words.", '::tool{name="season"}', writeItemMark(question)];
  const items = itemsIn([...text, writeItemMark(checklist)].join("\n\n"));
  expect(items.map(({ id, kind }) => [id, kind])).toEqual([
    ["placed.asked.c3", "checklist"],
    ["placed.season", "tool"],
    ["placed.asked.a1b2", "question"],
  ]);
  expect(items[0], "an empty heading is none").not.toHaveProperty("text");
});
