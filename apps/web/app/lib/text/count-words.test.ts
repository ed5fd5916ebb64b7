import { expect, test } from "vitest";
import { countWords } from "./count-words.ts";

test.each([
  [0, "0 of 0 lessons"],
  [1, "0 of 1 lesson"],
  [2, "0 of 2 lessons"],
])("%i are %s", (count, words) => {
  const lessons = { one: "{done} of 1 lesson", many: "{done} of {count} lessons" };
  expect(countWords(count, lessons, { done: 0 })).toBe(words);
});
