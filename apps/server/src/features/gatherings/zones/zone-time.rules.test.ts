import fc from "fast-check";
import { expect, test } from "vitest";
import { zones } from "../../../testing/data/zones.ts";
import { momentsOf, wallTimeAt } from "./zone-time.rules.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const yearStart = Date.UTC(2031, 0, 1);
const minutesInYear = 365 * 24 * 60;

const moment = fc
  .integer({ min: 0, max: minutesInYear })
  .map((minute) => new Date(yearStart + minute * minuteMs));

test("a moment shown by a clock is found again: alone, or as one of two where clocks are set back", () => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), moment, (zone, at) => {
      const found = momentsOf(zone, wallTimeAt(zone, at));
      const meant = found.kind === "one" ? [found.at] : [found.earlier, found.later];
      expect(found.kind).not.toBe("skipped");
      expect(meant.map((each) => each.getTime())).toContain(at.getTime());
    }),
    { numRuns: 2000 },
  );
});

/** Closely on days on which the clocks may change, and now and then on all others. */
function* wallTimesOfYear(zone: string) {
  const hoursOn = (day: number) => wallTimeAt(zone, new Date(yearStart + day * dayMs)).time;
  for (let day = 0; day < 365; day++) {
    const step = hoursOn(day - 1) === hoursOn(day + 2) ? 8 * 60 : 15;
    for (let minute = 0; minute < 24 * 60; minute += step) {
      const shown = new Date(yearStart + day * dayMs + minute * minuteMs).toISOString();
      yield { wall: { day: shown.slice(0, 10), time: shown.slice(11, 16) }, step };
    }
  }
}

test("through a year each zone skips as much as it shows twice, and what is skipped has two ways to be meant", () => {
  for (const zone of zones) {
    const minutes = { one: 0, skipped: 0, twice: 0 };
    for (const { wall, step } of wallTimesOfYear(zone)) {
      const found = momentsOf(zone, wall);
      minutes[found.kind] += step;
      if (found.kind === "one") {
        expect(wallTimeAt(zone, found.at)).toEqual(wall);
        continue;
      }
      expect(found.later.getTime()).toBeGreaterThan(found.earlier.getTime());
      const shownThen = [found.earlier, found.later].map((at) => wallTimeAt(zone, at));
      if (found.kind === "twice") expect(shownThen).toEqual([wall, wall]);
      else expect(shownThen).not.toContainEqual(wall);
    }
    expect(minutes.one + minutes.skipped + minutes.twice).toBe(minutesInYear);
    expect(minutes.skipped, zone).toBe(minutes.twice);
    const change = zone === "Australia/Lord_Howe" ? 30 : 60;
    const hasChange = !/Sao_Paulo|Asia|UTC/.test(zone);
    expect(minutes.skipped, zone).toBe(hasChange ? change : 0);
  }
});

test("an hour that New York skips in March and shows twice in November", () => {
  const at = (day: string, time: string) => momentsOf("America/New_York", { day, time });
  expect(at("2031-03-09", "02:30")).toEqual({
    kind: "skipped",
    earlier: new Date("2031-03-09T06:30:00Z"),
    later: new Date("2031-03-09T07:30:00Z"),
  });
  expect(at("2031-11-02", "01:30")).toEqual({
    kind: "twice",
    earlier: new Date("2031-11-02T05:30:00Z"),
    later: new Date("2031-11-02T06:30:00Z"),
  });
});
