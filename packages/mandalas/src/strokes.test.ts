import { expect, test } from "vitest";
import { dashOf, turnsOf } from "./strokes.ts";

test("the turns of a wheel divide the circle evenly, beginning upright", () => {
  expect(turnsOf({ order: 4 })).toEqual([0, 90, 180, 270]);
  expect(turnsOf({ order: 7 })[1]).toBe(51.43);
});

test("beads and ticks share the circumference among them, and a plain ring stays whole", () => {
  expect(dashOf({ r: 50, beads: 100 })).toEqual([0, 3.14]);
  expect(dashOf({ r: 50, ticks: 100 })).toEqual([0.2, 2.94]);
  expect(dashOf({ r: 50 })).toBeUndefined();
});
