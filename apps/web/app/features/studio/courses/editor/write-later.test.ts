import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeWriteLater } from "./write-later.ts";

let idle: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  idle = [];
  vi.stubGlobal("requestIdleCallback", (run: () => void) => idle.push(run));
  vi.stubGlobal("cancelIdleCallback", (handle: number) => {
    idle[handle - 1] = () => {};
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const rest = () => {
  for (const run of idle.splice(0)) run();
};
const desk = () => {
  let written = 0;
  const later = makeWriteLater(
    () => {
      written += 1;
    },
    () => Date.now(),
  );
  return { later, written: () => written };
};

test("it is written once when the typing rests, and only in an idle moment", () => {
  const { later, written } = desk();
  expect([later.note(), later.note()], "only the first begins something").toEqual([true, false]);
  vi.advanceTimersByTime(249);
  rest();
  expect([written(), later.isWaiting()]).toEqual([0, true]);
  vi.advanceTimersByTime(1);
  expect(written()).toBe(0);
  rest();
  expect([written(), later.isWaiting()]).toEqual([1, false]);
  vi.advanceTimersByTime(5000);
  rest();
  expect(written()).toBe(1);
});

test("whoever types on and on is written within two seconds all the same", () => {
  const { later, written } = desk();
  for (let ms = 0; ms < 2000; ms += 100) {
    later.note();
    vi.advanceTimersByTime(100);
  }
  rest();
  expect(written()).toBe(1);
});

test("before somebody leaves it is written at once, never twice, and not when it is no longer wanted", () => {
  const { later, written } = desk();
  later.flush();
  expect(written(), "nothing was typed").toBe(0);
  later.note();
  later.flush();
  vi.advanceTimersByTime(5000);
  rest();
  expect(written()).toBe(1);
  later.note();
  vi.advanceTimersByTime(300);
  later.cancel();
  rest();
  later.flush();
  expect(written()).toBe(1);
});

test("a browser without idle moments writes after the rest", () => {
  vi.stubGlobal("requestIdleCallback", undefined);
  const { later, written } = desk();
  later.note();
  vi.advanceTimersByTime(250);
  expect(written()).toBe(1);
});
