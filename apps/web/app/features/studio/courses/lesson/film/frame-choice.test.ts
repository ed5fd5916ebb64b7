import { expect, test } from "vitest";
import { enoughLife, lifeIn, momentsOf } from "./take-frame.ts";

test("a frame is looked for inside the film, however short it is", () => {
  expect(momentsOf(600)).toEqual([60, 120, 12]);
  expect(momentsOf(10)).toEqual([1, 2.5, 5, 0.2]);
  for (const length of [0, 0.05, 3]) {
    for (const moment of momentsOf(length)) {
      expect(moment).toBeGreaterThanOrEqual(0);
      expect(moment).toBeLessThanOrEqual(length);
    }
  }
});

const pictureOf = (brightness: (index: number) => number) =>
  Array.from({ length: 100 }, (_, index) => [...Array(3).fill(brightness(index)), 255]).flat();

test("what is black, blank or faded is told from what shows something", () => {
  expect(lifeIn(pictureOf(() => 0))).toBe(0);
  expect(lifeIn(pictureOf(() => 255))).toBe(0);
  expect(lifeIn(pictureOf((index) => index % 8))).toBeLessThan(enoughLife);
  expect(lifeIn(pictureOf((index) => (index % 2) * 200))).toBeGreaterThan(enoughLife);
  expect(lifeIn([])).toBe(0);
});
