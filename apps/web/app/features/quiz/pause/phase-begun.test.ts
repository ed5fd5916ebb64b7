import { type StepOrder, totalSteps } from "@academy/quiz/steps";
import { expect, test } from "vitest";
import { phaseBegun } from "./questions-with-pauses.tsx";

const begun = (order: StepOrder) =>
  Array.from({ length: totalSteps + 1 }, (_, count) => [
    count,
    phaseBegun({ order, given: Array(count).fill(1) }),
  ])
    .filter(([, phase]) => phase !== undefined)
    .map(([count, phase]) => `after ${count}: ${phase}`);

test("a phase is announced before its first step, the first of them never", () => {
  expect(begun("sequence")).toEqual(["after 20: 2", "after 30: 3"]);
});

test("one of each phase in turn, nothing is announced", () => {
  expect(begun("interleaved")).toEqual([]);
});
