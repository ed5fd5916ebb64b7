import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { delayNow, noteLeft } from "./tooltip.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  vi.advanceTimersByTime(10_000);
});
afterEach(() => {
  vi.useRealTimers();
});

test("a tooltip opens after 700 ms, or at once within 300 ms of the one before", () => {
  expect(delayNow()).toBe(700);
  noteLeft();
  vi.advanceTimersByTime(299);
  expect(delayNow()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(delayNow()).toBe(700);
});
