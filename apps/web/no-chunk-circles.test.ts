import { expect, test } from "vitest";
import { findCircle } from "./no-chunk-circles.ts";

const chunk = (...imports: string[]) => ({ type: "chunk", imports });

test("files that share another are no circle", () => {
  expect(findCircle({ a: chunk("b", "c"), b: chunk("c"), c: chunk(), style: { type: "asset" } })).toBe(
    undefined,
  );
});

test("a circle is named from where it begins, however deep it lies", () => {
  expect(findCircle({ a: chunk("b"), b: chunk("c"), c: chunk("d"), d: chunk("b") })).toEqual([
    "b",
    "c",
    "d",
    "b",
  ]);
  expect(findCircle({ a: chunk("a") })).toEqual(["a", "a"]);
});
