import { expect, test } from "vitest";
import { piecesOf, struckOf } from "./struck-pieces.ts";

const report = "She sat down. “He felt better.” The kettle boiled!\n\nI said: no";

test("sentences and lines are pieces, and no word of them is lost", () => {
  expect(piecesOf(report)).toEqual([
    "She sat down.",
    "“He felt better.”",
    "The kettle boiled!",
    "I said: no",
  ]);
  expect(piecesOf(" \n")).toEqual([]);
});

test("what was changed since it was struck out is not struck any more", () => {
  expect([...struckOf(report, "I said: no\nShe sat.")]).toEqual(["I said: no"]);
  expect(struckOf("", "").size).toBe(0);
});
