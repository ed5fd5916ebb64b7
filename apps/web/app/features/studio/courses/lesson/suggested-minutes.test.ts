import { expect, test } from "vitest";
import { countWords, suggestedMinutes } from "./suggested-minutes.ts";

test("words are counted as people do", () => {
  expect(countWords("# It’s **well-set**, isn't it?\n\n- 90 days")).toBe(6);
  expect(countWords("")).toBe(0);
});

test("minutes come from words and film", () => {
  expect(suggestedMinutes(0, null)).toBe(1);
  expect(suggestedMinutes(1800, null)).toBe(10);
  expect(suggestedMinutes(900, 300)).toBe(10);
});
