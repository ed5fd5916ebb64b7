import { expect, test } from "vitest";
import { resumePosition } from "./resume-position.ts";

test.each([
  [0, 60, 0],
  [23.4, 60, 23.4],
  [57.9, 60, 57.9],
  [58, 60, 0],
  [60, 60, 0],
  [75, 60, 0],
])("left at %d of %d, a film goes on at %d", (position, length, start) => {
  expect(resumePosition(position, length)).toBe(start);
});
