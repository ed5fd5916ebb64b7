import { expect, test } from "vitest";
import { namedColumns, niceTicks } from "./column-chart.tsx";

test("ticks are round and reach past the highest value", () => {
  expect(niceTicks(0)).toEqual([0, 1]);
  expect(niceTicks(1)).toEqual([0, 1]);
  expect(niceTicks(3)).toEqual([0, 1, 2, 3]);
  expect(niceTicks(97)).toEqual([0, 50, 100]);
  expect(niceTicks(1200)).toEqual([0, 500, 1000, 1500]);
  expect(niceTicks(740_000)).toEqual([0, 200_000, 400_000, 600_000, 800_000]);
});

test("of many columns the first, the last and some between are named", () => {
  expect(namedColumns(3)).toEqual([0, 1, 2]);
  expect(namedColumns(30)).toEqual([0, 7, 15, 22, 29]);
});
