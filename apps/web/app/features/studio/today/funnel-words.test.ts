import { expect, test } from "vitest";
import { askedAt, type Funnel, funnelIn, lostAt, shareOf, worstStep } from "./funnel-words.ts";

/** So many reach the first step, and some leave at the steps that are named. */
function funnel(started: number, leaving: Record<number, number>): Funnel {
  let left = started;
  const steps = Array.from({ length: 60 }, (_, index) => {
    const reached = left;
    left -= leaving[index + 1] ?? 0;
    return reached;
  });
  return { seen: 2 * started, started, steps, finished: left, leads: left };
}

test("the step that loses most people is named, the last one too", () => {
  expect(worstStep(funnel(200, { 3: 10, 23: 40, 41: 12 }))).toEqual({
    step: 23,
    lost: 40,
    reached: 190,
    runnerUp: undefined,
    isOfFew: false,
  });
  expect(worstStep(funnel(200, { 3: 10, 60: 40 }))).toMatchObject({ step: 60, lost: 40 });
});

test("a second step that loses nearly as many is named with it", () => {
  expect(worstStep(funnel(200, { 3: 36, 23: 40 }))).toMatchObject({
    step: 23,
    runnerUp: { step: 3, lost: 36 },
  });
});

test("of few people a step is named only if it stands out, and they are said to be few", () => {
  expect(worstStep(funnel(12, { 7: 3, 9: 2 }))).toMatchObject({
    step: 7,
    lost: 3,
    reached: 12,
    isOfFew: true,
  });
  expect(worstStep(funnel(49, { 1: 49 }))).toMatchObject({ step: 1, isOfFew: true });
  expect(worstStep(funnel(12, { 7: 1 }))).toBe("too-few");
  expect(worstStep(funnel(12, { 7: 2, 9: 2 }))).toBe("too-few");
  expect(worstStep(funnel(0, {}))).toBe("too-few");
});

test("of many people a step is named that loses more than a handful", () => {
  expect(worstStep(funnel(50, { 7: 4 }))).toBe("none");
  expect(worstStep(funnel(50, { 7: 5 }))).toMatchObject({ step: 7, isOfFew: false });
});

test("people who come back on another day are no negative loss", () => {
  const steps = [60, 40, 50, ...Array(57).fill(50)];
  expect(lostAt({ seen: 0, started: 60, steps, finished: 50, leads: 0 }).slice(0, 3)).toEqual([20, 0, 0]);
});

test("orders are added up, or looked at by themselves", () => {
  const [one, other] = [funnel(100, {}), funnel(10, {})];
  const both = [
    { order: "sequence" as const, ...one },
    { order: null, ...other },
  ];
  expect(funnelIn(both, undefined)).toMatchObject({ seen: 220, started: 110, finished: 110 });
  expect(funnelIn(both, "sequence").steps).toEqual(one.steps);
  expect(funnelIn(both, "interleaved").started).toBe(0);
});

test("a step is called by what it asks in its order", () => {
  expect(askedAt("sequence", 1)).toBe(askedAt("interleaved", 1));
  expect(askedAt("sequence", 2)).not.toBe(askedAt("interleaved", 2));
  expect(askedAt("sequence", 60)).toBeDefined();
  expect(askedAt("sequence", 61)).toBeUndefined();
  expect(askedAt("sequence", 1, { "question-1": "Who **stays** late?" })).toBe("Who stays late?");
  expect([shareOf(1, 3), shareOf(1, 0)]).toEqual(["33%", ""]);
});
