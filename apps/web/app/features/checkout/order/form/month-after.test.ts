import { expect, test } from "vitest";
import { localDay } from "../../../../lib/text/local-day.ts";
import { monthAfter } from "./plan-choice.tsx";

test.each([
  ["2026-11-16", "2026-12-16"],
  ["2026-12-31", "2027-01-31"],
  ["2027-01-31", "2027-02-28"],
  ["2028-01-30", "2028-02-29"],
])("a month after %s is %s", (day, next) => {
  expect(localDay(monthAfter(new Date(`${day}T12:00:00`)))).toBe(next);
});
