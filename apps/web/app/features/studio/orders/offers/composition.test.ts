import { expect, test } from "vitest";
import { lengthsOf, toggled, withMonths } from "./composition.ts";

test("a benefit is put in at the end, taken out, and held for so many months", () => {
  const calls = { benefit: "calls", months: 6 };
  const both = toggled([calls], "space");
  expect(both).toEqual([calls, { benefit: "space", months: null }]);
  expect(toggled(both, "calls")).toEqual([{ benefit: "space", months: null }]);
  expect(withMonths(both, "space", 3)).toEqual([calls, { benefit: "space", months: 3 }]);
});

test("what it is now can always be chosen again", () => {
  expect(lengthsOf(null)[0]).toBeNull();
  expect(lengthsOf(7)).toEqual([null, 1, 2, 3, 4, 5, 6, 7, 9, 12, 18, 24, 36]);
});
