import { expect, test } from "vitest";
import { isSameJson } from "./same-json.ts";

test.each([
  [{ b: [{ d: 1, c: 2 }], a: null }, { a: null, b: [{ c: 2, d: 1 }] }, true],
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [{ a: 1 }, { a: 2 }, false],
  [{ a: null }, {}, false],
  [[1, 2], [2, 1], false],
  [[1], [1, 2], false],
  [[], {}, false],
  ["a", "a", true],
  [null, {}, false],
])("%j and %j are the same thing: %s", (one, other, expected) => {
  expect(isSameJson(one, other)).toBe(expected);
  expect(isSameJson(other, one)).toBe(expected);
});
