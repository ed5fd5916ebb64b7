import { expect, test } from "vitest";
import { countFolded, filterQuery, isNarrowed, readFilters, writeFilters } from "./filters-in-address.ts";

test("the address keeps the filters and nothing else", () => {
  const filters = readFilters(new URLSearchParams("search=+ann+&stage=new&other=1&archetype="));

  expect(filters).toEqual({ search: "ann", stage: "new" });
  expect(String(writeFilters(filters))).toBe("search=ann&stage=new");
});

test("days are the viewer's own, the last one whole; a day that is none is left out", () => {
  expect(filterQuery({ from: "2031-05-01", to: "2031-05-01", stage: "new" })).toEqual({
    from: new Date(2031, 4, 1).toISOString(),
    until: new Date(2031, 4, 2).toISOString(),
    stage: "new",
  });
  expect(filterQuery({ from: "yesterday" })).toEqual({});
});

test("the order and the columns are no filters", () => {
  expect([isNarrowed({ sort: "oldest" }), isNarrowed({ source: "x" })]).toEqual([false, true]);
  const shown = readFilters(new URLSearchParams("columns=name,stage&stage=new"));
  expect(filterQuery(shown)).toEqual({ stage: "new" });
  expect(isNarrowed({ columns: "name,stage" })).toBe(false);
  expect(readFilters(writeFilters(shown))).toEqual(shown);
  expect(countFolded({ search: "a", stage: "new", source: "x", from: "2031-05-01" })).toBe(2);
});
