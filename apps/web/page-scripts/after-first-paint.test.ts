import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { afterFirstPaint } from "./after-first-paint.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function openPage({ visibilityState = "visible", canObserve = true } = {}) {
  let painted = () => {};
  class Observer {
    constructor(heard: () => void) {
      painted = heard;
    }
    observe() {}
  }
  vi.stubGlobal("document", { visibilityState });
  vi.stubGlobal("window", canObserve ? { PerformanceObserver: Observer } : {});
  vi.stubGlobal("PerformanceObserver", Observer);
  const begin = vi.fn();
  afterFirstPaint(begin);
  return { begin, paint: () => painted() };
}

test("it begins with the first paint, once", () => {
  const { begin, paint } = openPage();
  expect(begin).not.toHaveBeenCalled();
  paint();
  paint();
  vi.advanceTimersByTime(5000);
  expect(begin).toHaveBeenCalledTimes(1);
});

test("it begins after two seconds when no paint is heard of", () => {
  const { begin } = openPage();
  vi.advanceTimersByTime(1999);
  expect(begin).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(begin).toHaveBeenCalledTimes(1);
});

test.each([
  ["in a tab that nobody sees", { visibilityState: "hidden" }],
  ["in a browser that does not tell of paints", { canObserve: false }],
])("%s it begins at once", (_, page) => {
  expect(openPage(page).begin).toHaveBeenCalledTimes(1);
});
