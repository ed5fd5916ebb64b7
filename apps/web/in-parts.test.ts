import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { layOutInParts } from "./in-parts.ts";
import { compilePageScript } from "./page-scripts/compile-page-script.ts";

const pageScript = await compilePageScript("lay-out-in-parts");

const page = '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/></head><body></body></html>';

/** Runs the script that is written into pages in a page of almost nothing. */
function open({ hash = "", type = "navigate", parts = 3 } = {}) {
  const script = /<script>(.*?)<\/script>/s.exec(layOutInParts(page, pageScript))?.[1] ?? "";
  const laidOut: number[] = [];
  const idle: (() => void)[] = [];
  const listeners = new Map<string, (event?: unknown) => void>();
  let isScriptThere = true;
  const dataset: { inParts?: string } = { inParts: "" };
  runInNewContext(script, {
    document: {
      documentElement: { dataset },
      currentScript: { remove: () => (isScriptThere = false) },
      querySelectorAll: () =>
        Array.from({ length: parts }, (_, index) => ({
          dataset: {
            set laidOut(_: string) {
              laidOut.push(index);
            },
          },
        })),
    },
    performance: { getEntriesByType: () => [{ type }] },
    location: { hash },
    window: { requestIdleCallback: (run: () => void) => idle.push(run) },
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
  });
  return {
    isInParts: () => "inParts" in dataset,
    isScriptThere: () => isScriptThere,
    hear: (name: string, event?: unknown) => listeners.get(name)?.(event),
    rest: () => idle.shift()?.(),
    laidOut,
  };
}

test("a page begins in parts and is laid out one part at a time once it is alive", () => {
  const { isInParts, isScriptThere, hear, rest, laidOut } = open();
  expect([isInParts(), isScriptThere(), laidOut]).toEqual([true, false, []]);

  hear("page-is-alive");
  expect(laidOut).toEqual([]);
  rest();
  expect(laidOut).toEqual([0]);
  rest();
  rest();
  expect([laidOut, isInParts()]).toEqual([[0, 1, 2], true]);
  rest();
  expect(isInParts()).toBe(false);
});

test.each([
  ["at a place of its own", { hash: "#pricing-section" }],
  ["where it was before a reload", { type: "reload" }],
  ["by going back", { type: "back_forward" }],
])("whoever comes to it %s gets the whole page at once", (_, visit) => {
  expect(open(visit).isInParts()).toBe(false);
});

test("whoever goes to a place of the page gets the rest of it first", () => {
  const { isInParts, hear } = open();
  hear("click", { target: { closest: () => null } });
  expect(isInParts()).toBe(true);
  hear("click", { target: { closest: (what: string) => (what === 'a[href*="#"]' ? {} : null) } });
  expect(isInParts()).toBe(false);
});

test("a page that begins in another way stops the build", () => {
  expect(() => layOutInParts("<p>", pageScript)).toThrow(/as expected/);
});
