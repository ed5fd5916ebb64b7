import { expect, test } from "vitest";
import { shownColumns, sortingOf, sortOf, writeColumns } from "./columns.ts";

const columns = [
  { id: "name", sorts: { asc: "name", desc: "name-desc" } },
  { id: "stage" },
  { id: "second", isHidden: true },
  { id: "day", sorts: { asc: "oldest", desc: "", isDescFirst: true } },
];

test("the address says which columns are shown, and nothing while they are the usual ones", () => {
  const usual = { name: true, stage: true, second: false, day: true };
  expect(shownColumns(columns, null)).toEqual(usual);
  expect(writeColumns(columns, usual)).toBeUndefined();
  expect(writeColumns(columns, { ...usual, second: true, day: false })).toBe("name,stage,second");
  expect(shownColumns(columns, "name,stage,second")).toEqual({ ...usual, second: true, day: false });
});

test("the first column always stays, whatever an address says", () => {
  expect(shownColumns(columns, "wizard")).toEqual({ name: true, stage: false, second: false, day: false });
  expect(writeColumns(columns, {})).toBe("name");
});

test("a column and a direction have one name in the address, and the usual order has none", () => {
  for (const [sort, id, desc] of [
    ["", "day", true],
    ["oldest", "day", false],
    ["name", "name", false],
    ["name-desc", "name", true],
  ] as const) {
    expect(sortingOf(columns, sort)).toEqual([{ id, desc }]);
    expect(sortOf(columns, [{ id, desc }])).toBe(sort);
  }
  expect(sortingOf(columns, "wizard")).toEqual([]);
});
