import type { RepeatRule } from "@academy/contract/studio/gatherings";
import fc from "fast-check";
import { expect, test } from "vitest";
import { conflictOf, daysOf, lastPossibleDay } from "./recurrence.rules.ts";

const most = 520;
const count = (kind: RepeatRule["kind"], every: number, number: number): RepeatRule => ({
  kind,
  every,
  ends: { count: number },
});
const days = (first: string, rule: RepeatRule | null) =>
  daysOf(first, rule, { most, last: lastPossibleDay(first, 10) });

test("weeks, weekdays of a month, its last and its days come round as one would say them", () => {
  expect(days("2031-05-06", null)).toEqual(["2031-05-06"]);
  expect(days("2031-05-06", count("weeks", 2, 3))).toEqual(["2031-05-06", "2031-05-20", "2031-06-03"]);
  // The second Tuesday.
  expect(days("2031-05-13", count("month-weekday", 1, 3))).toEqual([
    "2031-05-13",
    "2031-06-10",
    "2031-07-08",
  ]);
  expect(days("2031-05-27", count("month-last-weekday", 1, 3))).toEqual([
    "2031-05-27",
    "2031-06-24",
    "2031-07-29",
  ]);
  expect(days("2031-01-31", count("month-day", 1, 4))).toEqual([
    "2031-01-31",
    "2031-02-28",
    "2031-03-31",
    "2031-04-30",
  ]);
  expect(days("2031-11-30", count("month-day", 3, 3))).toEqual(["2031-11-30", "2032-02-29", "2032-05-30"]);
  expect(days("2031-05-06", { kind: "weeks", every: 1, ends: { on: "2031-05-20" } })).toHaveLength(3);
  expect(days("2031-05-06", { kind: "weeks", every: 1, ends: { on: "2031-05-05" } })).toEqual([]);
});

test("what a rule can’t mean with its first day is told", () => {
  expect(conflictOf("2031-05-29", count("month-weekday", 1, 2))).toBe("fifth");
  expect(conflictOf("2031-05-28", count("month-weekday", 1, 2))).toBeUndefined();
  expect(conflictOf("2031-05-20", count("month-last-weekday", 1, 2))).toBe("not-last");
  expect(conflictOf("2031-05-29", count("month-last-weekday", 1, 2))).toBeUndefined();
  expect(conflictOf("2031-05-29", null)).toBeUndefined();
});

const anyDay = fc
  .integer({ min: 0, max: 3650 })
  .map((days) => new Date(Date.UTC(2028, 0, 1) + days * 86_400_000).toISOString().slice(0, 10));
const anyRule = fc.record({
  kind: fc.constantFrom<RepeatRule["kind"]>("weeks", "month-weekday", "month-last-weekday", "month-day"),
  every: fc.integer({ min: 1, max: 12 }),
  ends: fc.oneof(fc.record({ count: fc.integer({ min: 2, max: 520 }) }), fc.record({ on: anyDay })),
});
const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

test("whatever the rule, days rise, stay within ten years and 520, and keep their weekday", () => {
  fc.assert(
    fc.property(anyDay, anyRule, (first, rule) => {
      fc.pre(conflictOf(first, rule) === undefined);
      const all = days(first, rule);
      expect(all.length).toBeLessThanOrEqual(most);
      expect([...all].sort()).toEqual(all);
      expect(new Set(all).size).toBe(all.length);
      if (all.length > 0) expect(all[0]).toBe(first);
      for (const day of all) {
        expect(Number(day.slice(0, 4)) - Number(first.slice(0, 4))).toBeLessThanOrEqual(10);
        if ("on" in rule.ends) expect(day <= rule.ends.on).toBe(true);
        if (rule.kind !== "month-day") expect(weekday(day)).toBe(weekday(first));
      }
      if ("count" in rule.ends && all.length < rule.ends.count)
        expect(all.at(-1)?.slice(0, 4)).toSatisfy(
          (year: string) => Number(year) >= Number(first.slice(0, 4)) + 8,
        );
    }),
    { numRuns: 500 },
  );
});
