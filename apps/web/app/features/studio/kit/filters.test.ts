import { expect, test } from "vitest";
import { clearFilters, filterQuery, isNarrowed, readFilters, writeFilters } from "./filters.ts";

const names = ["search", "stage", "archetype", "gift", "from", "to", "sort", "columns"] as const;

test("the address keeps the filters and nothing else", () => {
  const filters = readFilters(new URLSearchParams("search=+ann+&stage=new&other=1&archetype=&gift="), names);

  expect(filters).toEqual({ search: "ann", stage: "new" });
  expect(String(writeFilters(filters, names))).toBe("search=ann&stage=new");
  expect([isNarrowed({}), isNarrowed(filters)]).toEqual([false, true]);
});

test("days are the viewer's own, the last one whole; a day that is none is left out", () => {
  expect(filterQuery({ from: "2031-05-01", to: "2031-05-01", stage: "new" })).toEqual({
    from: new Date(2031, 4, 1).toISOString(),
    until: new Date(2031, 4, 2).toISOString(),
    stage: "new",
  });
  expect(filterQuery({ from: "yesterday" })).toEqual({});
});

test("the order and the columns are no filters, and stay when the others are cleared", () => {
  expect([isNarrowed({ sort: "oldest" }), isNarrowed({ source: "x" })]).toEqual([false, true]);
  const shown = readFilters(new URLSearchParams("columns=name,stage&stage=new&sort=oldest"), names);
  expect(filterQuery(shown)).toEqual({ stage: "new", sort: "oldest" });
  expect(isNarrowed({ columns: "name,stage" })).toBe(false);
  expect(readFilters(writeFilters(shown, names), names)).toEqual(shown);
  expect(clearFilters(shown)).toEqual({ columns: "name,stage", sort: "oldest" });
});
