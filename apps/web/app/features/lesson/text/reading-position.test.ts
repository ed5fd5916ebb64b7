import { expect, test } from "vitest";
import { isEndInView, opensWithin, readingPosition, scrollFor } from "./use-reading.ts";

test.each([
  ["not reached yet", { top: 700, height: 2000 }, 0],
  ["its first line at eye level", { top: 200, height: 2000 }, 0],
  ["in the middle", { top: -800, height: 2000 }, 0.5],
  ["passed", { top: -4000, height: 2000 }, 1],
  ["nothing to read", { top: 0, height: 0 }, 0],
])("a text that is %s", (_, box, position) => {
  expect(readingPosition(box, 800)).toBe(position);
});

test("a text that was left opens with the same line at eye level, in a window of any height", () => {
  for (const windowHeight of [600, 800, 1200]) {
    const onPage = { top: 900, height: 3000 };
    const scrolled = scrollFor(0.4, onPage, windowHeight);
    expect(readingPosition({ ...onPage, top: onPage.top - scrolled }, windowHeight)).toBe(0.4);
  }
  expect([0, 0.001, 0.999, 1].map(opensWithin)).toEqual([false, true, true, false]);
});

test("the end is in view when its last line is", () => {
  expect(isEndInView({ top: -1200, height: 2000 }, 800)).toBe(true);
  expect(isEndInView({ top: -1100, height: 2000 }, 800)).toBe(false);
});
