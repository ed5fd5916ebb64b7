import { expect, test } from "vitest";
import { phases, type Step, stepOrders, stepsInOrder, stepsInPhase, totalSteps } from "./steps.ts";

const shown = (steps: readonly Step[]) => steps.map(({ phase, id }) => `${phase}.${id}`);

test("both orders hold the sixty steps, each once", () => {
  for (const order of stepOrders) {
    const steps = stepsInOrder(order);
    expect(steps).toHaveLength(totalSteps);
    expect(new Set(shown(steps)).size, order).toBe(totalSteps);
    for (const phase of phases) {
      const ids = steps.filter((step) => step.phase === phase).map(({ id }) => id);
      expect(ids, order).toEqual(Array.from({ length: stepsInPhase[phase] }, (_, index) => index + 1));
    }
  }
});

test("in sequence one phase follows the other", () => {
  const steps = shown(stepsInOrder("sequence"));

  expect([steps[0], steps[19], steps[20], steps[29], steps[30], steps[59]]).toEqual([
    "1.1",
    "1.20",
    "2.1",
    "2.10",
    "3.1",
    "3.30",
  ]);
});

test("interleaved the phases take turns, and one that has run out is passed over", () => {
  const steps = shown(stepsInOrder("interleaved"));

  expect(steps.slice(0, 6)).toEqual(["1.1", "2.1", "3.1", "1.2", "2.2", "3.2"]);
  expect(steps.slice(27, 34)).toEqual(["1.10", "2.10", "3.10", "1.11", "3.11", "1.12", "3.12"]);
  expect(steps.slice(48)).toEqual([
    "1.20",
    "3.20",
    ...[21, 22, 23, 24, 25, 26, 27, 28, 29, 30].map((id) => `3.${id}`),
  ]);
});
