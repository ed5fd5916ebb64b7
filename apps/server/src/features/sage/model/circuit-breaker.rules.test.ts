import { expect, test } from "vitest";
import { movingClock } from "../../../testing/moving-clock.ts";
import { makeCircuitBreaker } from "./circuit-breaker.ts";

function newBreaker() {
  const clock = movingClock();
  const breaker = makeCircuitBreaker(clock.now);
  const begin = () => {
    const attempt = breaker.begin();
    if (!attempt) throw new Error("it is open");
    return attempt;
  };
  const fail = (times: number) => {
    for (let i = 0; i < times; i++) begin().failed();
  };
  return { ...clock, breaker, begin, fail };
}

test("it opens after three failures in a row, for a minute", () => {
  const { breaker, fail, moveMinutes } = newBreaker();
  fail(3);

  expect(breaker.begin()).toBeUndefined();
  moveMinutes(0.99);
  expect(breaker.begin()).toBeUndefined();
  moveMinutes(0.01);
  expect(breaker.begin()).toBeDefined();
});

test("an answer in between starts the count anew", () => {
  const { breaker, begin, fail } = newBreaker();
  fail(2);
  begin().succeeded();
  fail(2);

  expect(breaker.begin()).toBeDefined();
});

test("half open, it lets one attempt through; its success closes it", () => {
  const { breaker, begin, fail, moveMinutes } = newBreaker();
  fail(3);
  moveMinutes(1);
  const trial = begin();

  expect(breaker.begin()).toBeUndefined();
  trial.succeeded();
  fail(2);
  expect(breaker.begin()).toBeDefined();
});

test("a trial that fails opens it for another minute", () => {
  const { breaker, fail, moveMinutes } = newBreaker();
  fail(3);
  moveMinutes(1);
  fail(1);

  moveMinutes(0.99);
  expect(breaker.begin()).toBeUndefined();
  moveMinutes(0.01);
  expect(breaker.begin()).toBeDefined();
});

test("a trial whose visitor left makes room for the next", () => {
  const { breaker, begin, fail, moveMinutes } = newBreaker();
  fail(3);
  moveMinutes(1);
  begin().left();

  expect(breaker.begin()).toBeDefined();
});

test("what began earlier neither closes it nor keeps it open for longer", () => {
  const { breaker, begin, fail, moveMinutes } = newBreaker();
  const [slowSuccess, slowFailure] = [begin(), begin()];
  fail(3);
  slowSuccess.succeeded();
  expect(breaker.begin()).toBeUndefined();

  moveMinutes(0.5);
  slowFailure.failed();
  moveMinutes(0.5);
  expect(breaker.begin()).toBeDefined();
});

test("it lets only so many through at once, and an attempt ends once", () => {
  const { breaker, begin } = newBreaker();
  const attempts = Array.from({ length: 8 }, begin);
  expect(breaker.begin()).toBeUndefined();

  attempts[0]?.left();
  attempts[0]?.left();
  expect(breaker.begin()).toBeDefined();
  expect(breaker.begin()).toBeUndefined();
});
