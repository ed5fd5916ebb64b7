import { expect, test } from "vitest";
import { currentCue } from "./current-cue.ts";

const cues = [
  { startSeconds: 1, endSeconds: 4, text: "one" },
  { startSeconds: 5, endSeconds: 8, text: "two" },
];

test.each([
  [0, -1],
  [1, 0],
  [4.5, 0],
  [4.98, 1],
  [99, 1],
])("at %d the current line is number %d", (place, index) => {
  expect(currentCue(cues, place)).toBe(index);
});

test("without lines there is none", () => {
  expect(currentCue([], 3)).toBe(-1);
});
