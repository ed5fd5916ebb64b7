import { maxGatheringDates, type RepeatRule } from "@academy/contract/studio/gatherings";
import fc from "fast-check";
import { expect, test } from "vitest";
import { AppError } from "../../../platform/errors.ts";
import { zones } from "../../../testing/data/zones.ts";
import { momentsOf, wallTimeAt } from "../zones/zone-time.rules.ts";
import { planSeries } from "./plan-series.ts";

const startsOn = fc
  .integer({ min: 0, max: 364 })
  .map((days) => new Date(Date.UTC(2031, 0, 1 + days)).toISOString().slice(0, 10));
/** Often in the hours in which clocks change. */
const time = fc
  .tuple(
    fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 23 })),
    fc.integer({ min: 0, max: 59 }),
  )
  .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"));
const weekly = (count: number): RepeatRule => ({ kind: "weeks", every: 1, ends: { count } });

test("a series of a year keeps its hour by the host's clock through both changes, and asks about an hour that isn't one", () => {
  let asked = 0;
  fc.assert(
    fc.property(fc.constantFrom(...zones), startsOn, time, (zone, first, hour) => {
      const series = { zone, startsOn: first, time: hour, repeat: weekly(53) };
      const meant = [
        planOrAsk({ ...series, clockChange: null }),
        planOrAsk({ ...series, clockChange: "later" }),
      ];
      const [guessed, chosen] = meant;
      if (!chosen) throw new Error("whoever said which is meant was asked again");
      expect(chosen).toHaveLength(53);
      expect([...chosen].sort((one, other) => one.getTime() - other.getTime())).toEqual(chosen);
      const odd = chosen.filter((at) => {
        const shown = wallTimeAt(zone, at);
        return momentsOf(zone, { day: shown.day, time: hour }).kind !== "one";
      });
      for (const at of chosen) if (!odd.includes(at)) expect(wallTimeAt(zone, at).time).toBe(hour);
      // Nothing is guessed: whoever didn't say which is meant is asked, and only then.
      expect(guessed === undefined).toBe(odd.length > 0);
      expect(odd.length).toBeLessThanOrEqual(2);
      if (odd.length > 0) asked++;
    }),
    { numRuns: 150 },
  );
  expect(asked, "changes of clocks were among them").toBeGreaterThan(0);
});

test("ten years of whatever rule are at most 520 dates, or refused by the field that says it", () => {
  const rule = fc.record({
    kind: fc.constantFrom<RepeatRule["kind"]>("weeks", "month-weekday", "month-last-weekday", "month-day"),
    every: fc.integer({ min: 1, max: 12 }),
    ends: fc.oneof(
      fc.record({ count: fc.integer({ min: 2, max: maxGatheringDates }) }),
      fc.record({ on: fc.constantFrom("2031-12-31", "2036-06-30", "2041-01-01", "2060-01-01") }),
    ),
  });
  fc.assert(
    fc.property(fc.constantFrom(...zones), startsOn, rule, (zone, first, repeat) => {
      const series = { zone, startsOn: first, time: "12:00", clockChange: null, repeat };
      try {
        const moments = planSeries(series);
        expect(moments.length).toBeLessThanOrEqual(maxGatheringDates);
        expect((moments.at(-1)?.getUTCFullYear() ?? 0) - 2031).toBeLessThanOrEqual(10);
      } catch (error) {
        expect(error).toBeInstanceOf(AppError);
        expect((error as AppError).field).toMatch(/^(?:ends|repeat)$/);
      }
    }),
    { numRuns: 150 },
  );
});

/** Nothing where it is asked which is meant. */
function planOrAsk(series: Parameters<typeof planSeries>[0]): Date[] | undefined {
  try {
    return planSeries(series);
  } catch (error) {
    if (error instanceof AppError && error.field === "clockChange") return;
    throw error;
  }
}
