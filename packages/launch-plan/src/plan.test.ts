import { expect, test } from "vitest";
import { dayNinety, fridayOf, isDay, isMonday, mondayOf, nextMonday, weekOn } from "./days.ts";
import { isFilledIn, type LaunchPlan, openBoxes, planColumns, thingsOf } from "./plan.ts";
import { aPlan } from "./testing/a-plan.ts";

test("day one is a Monday and day ninety a Saturday", () => {
  const plan = { startsOn: "2026-11-16" };
  expect(isMonday(plan.startsOn)).toBe(true);
  expect(mondayOf(plan, 13)).toBe("2027-02-08");
  expect(fridayOf(plan, 1)).toBe("2026-11-20");
  expect(dayNinety(plan)).toBe("2027-02-13");
  expect(new Date(dayNinety(plan)).getUTCDay()).toBe(6);
});

test("the coming Monday is today if today is one", () => {
  expect(nextMonday("2026-11-16")).toBe("2026-11-16");
  expect(nextMonday("2026-11-17")).toBe("2026-11-23");
  expect(nextMonday("2026-11-22")).toBe("2026-11-23");
});

test("weeks are kept where clocks change", () => {
  // Daylight saving ends on November 1, 2026, in the United States.
  expect(mondayOf({ startsOn: "2026-10-26" }, 2)).toBe("2026-11-02");
});

test.each(["2026-02-30", "2026-13-01", "soon", "", "2026-1-1", "2026-11-16T00:00"])(
  "%j is no day",
  (text) => {
    expect(isDay(text)).toBe(false);
  },
);

test("the week of a day is 0 before the plan and 14 after it", () => {
  const plan = { startsOn: "2026-11-16" };
  expect(weekOn(plan, "2026-11-15")).toBe(0);
  expect(weekOn(plan, "2025-01-01")).toBe(0);
  expect(weekOn(plan, "2026-11-16")).toBe(1);
  expect(weekOn(plan, "2026-11-22")).toBe(1);
  expect(weekOn(plan, "2027-02-14")).toBe(13);
  expect(weekOn(plan, "2027-02-15")).toBe(14);
});

test("a plan is filled in when every box outside the two empty weeks has a thing", () => {
  const empty: LaunchPlan = aPlan();
  expect(openBoxes(empty)).toHaveLength(33);

  const things = openBoxes(empty).map(({ week, column }) => ({
    id: `${week}-${column}`,
    week,
    column,
    text: "Write to two people",
    isDone: false,
    hasMoved: false,
  }));

  expect(isFilledIn({ ...empty, things })).toBe(true);
  expect(isFilledIn({ ...empty, things: things.slice(1) })).toBe(false);
  const [first, ...others] = things as [(typeof things)[0]];
  expect(isFilledIn({ ...empty, things: [{ ...first, text: "  " }, ...others] })).toBe(false);
});

test("the things of a week stand in the order of the columns", () => {
  const things = [...planColumns].reverse().map((column) => ({
    id: column,
    week: 2,
    column,
    text: column,
    isDone: false,
    hasMoved: false,
  }));
  expect(thingsOf(aPlan({ things }), 2).map(({ column }) => column)).toEqual([...planColumns]);
});
