import { expect, test } from "vitest";
import { judge, startsNeeded } from "./experiment.rules.ts";

const start = new Date("2031-05-01T10:00:00.000Z");
const later = (days: number) => new Date(start.getTime() + days * 24 * 60 * 60 * 1000);
const arms = (one: [number, number], other: [number, number]) => [
  { order: "sequence" as const, started: one[0], leads: one[1] },
  { order: "interleaved" as const, started: other[0], leads: other[1] },
];

test("nothing is said before a week has passed and enough have started in both orders", () => {
  const needed = startsNeeded(arms([0, 0], [0, 0]));
  expect(needed).toBe(873);
  expect(judge(arms([0, 0], [0, 0]), start, start)).toEqual({
    state: "too-early",
    moreVisitors: 2 * needed,
    moreDays: 7,
  });
  // However clear it looks.
  expect(judge(arms([50, 50], [49, 0]), start, later(8))).toMatchObject({ state: "too-early", moreDays: 0 });
  expect(judge(arms([5000, 2500], [5000, 1000]), start, later(6.5))).toEqual({
    state: "too-early",
    moreVisitors: 0,
    moreDays: 1,
  });
  // One order that is far ahead in number does not make up for the other.
  expect(judge(arms([5000, 1500], [100, 30]), start, later(30))).toMatchObject({
    state: "too-early",
    moreVisitors: 773,
  });
});

test("the rarer leads are, the more people it takes", () => {
  const many = startsNeeded(arms([1000, 500], [1000, 500]));
  const few = startsNeeded(arms([1000, 50], [1000, 50]));
  expect([many, few]).toEqual([374, 7104]);
  expect(startsNeeded(arms([1000, 0], [1000, 0]))).toBeLessThan(20_000);
});

test("with enough of both, a difference beyond luck is named and a smaller one is not", () => {
  expect(judge(arms([1000, 300], [1000, 390]), start, later(10))).toEqual({
    state: "better",
    order: "interleaved",
  });
  expect(judge(arms([1000, 390], [1000, 300]), start, later(10))).toEqual({
    state: "better",
    order: "sequence",
  });
  expect(judge(arms([1000, 300], [1000, 330]), start, later(10))).toEqual({ state: "no-difference" });
  expect(judge(arms([1000, 1000], [1000, 1000]), start, later(10))).toEqual({ state: "no-difference" });
});

test("two orders that are alike are rarely told apart, also when they are looked at every day", () => {
  // A generator of its own: the same numbers with every run.
  let seed = 7;
  const random = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed / 2147483648;
  };
  let wrong = 0;
  for (let trial = 0; trial < 200; trial++) {
    const one: [number, number] = [0, 0];
    const other: [number, number] = [0, 0];
    let isWrong = false;
    for (let day = 1; day <= 30; day++) {
      for (const count of [one, other]) {
        for (let visitor = 0; visitor < 60; visitor++) {
          count[0]++;
          if (random() < 0.3) count[1]++;
        }
      }
      if (judge(arms(one, other), start, later(day)).state === "better") isWrong = true;
    }
    if (isWrong) wrong++;
  }
  expect(wrong / 200).toBeLessThan(0.06);
});
