import { archetypeKeys } from "@academy/quiz/archetypes";
import { setDesign } from "@academy/quiz/design";
import { scoreQuiz } from "@academy/quiz/scoring/score";
import { type Step, stepOrders, totalSteps } from "@academy/quiz/steps";
import { expect, test } from "vitest";
import {
  type Attempt,
  answersOf,
  currentStep,
  giveAnswer,
  goBack,
  percentComplete,
  type StepAnswer,
  stageOf,
  startAttempt,
} from "./attempt.ts";

const anAnswer = ({ phase, id }: Step): StepAnswer =>
  phase === 1 ? "B" : phase === 2 ? (setDesign[id] ?? []) : (id % 7) + 1;

function walk(attempt: Attempt, steps: number): Attempt {
  let walked = attempt;
  for (let count = 0; count < steps; count++) {
    const step = currentStep(walked);
    if (step) walked = giveAnswer(walked, step, anAnswer(step), () => new Date("2026-01-02T03:04:05Z"));
  }
  return walked;
}

test.each(stepOrders)("sixty answers lead through all of %s to the lead form, in its order", (order) => {
  let attempt = startAttempt(order);
  const seen: string[] = [];
  for (let step = currentStep(attempt); step; step = currentStep(attempt)) {
    seen.push(`${step.phase}.${step.id}`);
    expect(stageOf(attempt)).toBe("questions");
    attempt = giveAnswer(attempt, step, anAnswer(step), () => new Date("2026-01-02T03:04:05Z"));
  }
  expect(new Set(seen).size).toBe(totalSteps);
  expect(seen.slice(0, 4)).toEqual(
    order === "sequence" ? ["1.1", "1.2", "1.3", "1.4"] : ["1.1", "2.1", "3.1", "1.2"],
  );
  expect(stageOf(attempt)).toBe("lead");
  expect(attempt.finishedAt).toBe("2026-01-02T03:04:05.000Z");
  const { phase1, phase2, phase3 } = answersOf(attempt);
  expect([phase1.length, Object.keys(phase2).length, Object.keys(phase3).length]).toEqual([20, 10, 30]);
});

test("what is submitted does not depend on the order it was asked in", () => {
  const [one, other] = stepOrders.map((order) => answersOf(walk(startAttempt(order), totalSteps)));
  expect(one && other && scoreQuiz(one)).toEqual(other && scoreQuiz(other));
});

test("an answer to another step than the current one changes nothing", () => {
  const attempt = walk(startAttempt("sequence"), 3);
  expect(giveAnswer(attempt, { phase: 1, id: 3 }, "A")).toBe(attempt);
  expect(giveAnswer(attempt, { phase: 3, id: 4 }, 4)).toBe(attempt);
});

test("going back deletes what was given there, and the steps reached are counted once", () => {
  const attempt = walk(startAttempt("interleaved"), 5);
  const back = goBack({ ...attempt, unfinished: 4, submission: { id: "x", of: "y" } });
  expect(back.given).toEqual(attempt.given.slice(0, 4));
  expect(back).toMatchObject({ reached: 6, unfinished: undefined, submission: undefined });
  expect(currentStep(back)).toEqual({ phase: 2, id: 2 });
  expect(walk(back, 1).reached).toBe(6);
});

test("going back from the lead form opens the last question again", () => {
  const back = goBack(walk(startAttempt("sequence"), totalSteps));
  expect(stageOf(back)).toBe("questions");
  expect(back.finishedAt).toBeUndefined();
});

test("an answer takes the place of what was begun", () => {
  const attempt = { ...walk(startAttempt("sequence"), 30), unfinished: 6 };
  expect(walk(attempt, 1).unfinished).toBeUndefined();
});

test("percent is answered of sixty, rounded half up", () => {
  const percents = [0, 1, 3, 20, 59, 60].map((count) =>
    percentComplete(walk(startAttempt("sequence"), count)),
  );
  expect(percents).toEqual([0, 2, 5, 33, 98, 100]);
});

test("no attempt is the intro, a receipt the results", () => {
  const result = scoreQuiz({ phase1: [], phase2: {}, phase3: {} });
  expect(stageOf(null)).toBe("intro");
  expect(stageOf({ ...walk(startAttempt("sequence"), 60), receipt: { token: "t", result } })).toBe("results");
  expect(archetypeKeys).toContain(result.primary.archetype);
});
