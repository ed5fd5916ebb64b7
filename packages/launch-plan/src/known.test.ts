import { expect, test } from "vitest";
import { channelDays } from "./channel-days.ts";
import { datesOf } from "./dates.ts";
import { readWeekOf, type WrittenPlan, withKnown } from "./known.ts";
import { readDay, readHour, readRhythm } from "./read-words.ts";
import { aPlan } from "./testing/a-plan.ts";

const nothing: WrittenPlan = {
  witness: null,
  hours: { monday: null, friday: null, dayNinety: null },
  points: {
    door: { week: null, on: null, inviteBy: null },
    offer: { week: null, on: null, inviteBy: null },
    doorAgain: { week: null, on: null, inviteBy: null },
  },
  channel: { name: null, day: null, small: null },
};

test.each([
  ["Sat. Feb 27", "2027-02-27"],
  ["February 27th", "2027-02-27"],
  ["27 Feb", "2027-02-27"],
  ["2/27", "2027-02-27"],
  ["2026-12-01", "2026-12-01"],
  ["Nov 20 (the audit)", "2026-11-20"],
  ["Feb 30", null],
  ["every Saturday after", null],
  ["", null],
])("%j is the day %j", (text, day) => {
  expect(readDay(text, "2026-11-16")).toBe(day);
});

test.each([
  ["7:00", "07:00"],
  ["12:10, at the window, lunch", "12:10"],
  ["4:00 p.m., Ada’s kitchen", "16:00"],
  ["1:15, in the car", "13:15"],
  ["9 a.m.", "09:00"],
  ["10:00–10:40", "10:00"],
  ["noon", "12:00"],
  ["8", "08:00"],
  ["12 a.m.", "00:00"],
  ["after the last one, on the porch", null],
  ["25:00", null],
])("%j is the hour %j", (text, hour) => {
  expect(readHour(text)).toBe(hour);
});

test.each([
  ["Tuesday", { every: "week", weekday: 2 }],
  ["Wednesdays, 4:30, on foot", { every: "week", weekday: 3 }],
  ["every second Wednesday, noon", { every: "two weeks", weekday: 3 }],
  ["first Monday of the month, by noon", { every: "month", weekday: 1, which: 1 }],
  ["second Thursday, 6:00, room B", { every: "month", weekday: 4, which: 2 }],
  ["the last Sunday", { every: "month", weekday: 0, which: 5 }],
  ["the 31st of every month", { every: "date", date: 31 }],
  ["the first of every month", { every: "date", date: 1 }],
  ["whenever the nettles are up", null],
])("%j is the rhythm %o", (text, rhythm) => {
  expect(readRhythm(text)).toEqual(rhythm);
});

test("a monthly channel runs once a month, on days that there are", () => {
  const runs = (day: string) =>
    channelDays({ startsOn: "2026-12-14", channel: { name: "", small: "", rhythm: readRhythm(day) } });
  expect(runs("first Monday of the month")).toEqual(["2027-01-04", "2027-02-01", "2027-03-01"]);
  expect(runs("the 31st")).toEqual(["2026-12-31", "2027-01-31", "2027-02-28"]);
  expect(runs("last Friday")).toEqual(["2026-12-25", "2027-01-29", "2027-02-26"]);
  expect(runs("every second Wednesday")).toHaveLength(7);
  expect(runs("Tuesdays")).toHaveLength(13);
});

test("what the workbooks say is in the plan until it is set there", () => {
  const written: WrittenPlan = {
    witness: "Walt",
    hours: { monday: "7:00", friday: "12:10, lunch", dayNinety: null },
    points: { ...nothing.points, door: { week: "4", on: "Sat. Dec 12", inviteBy: "Nov 21" } },
    channel: { name: "a letter", day: "first Monday of the month", small: "three lines" },
  };
  const { plan, known } = withKnown(aPlan(), written);
  expect(known).toEqual(["witness", "hours", "points", "channel"]);
  expect(plan).toMatchObject({
    witness: "Walt",
    hours: { monday: "07:00", friday: "12:10", dayNinety: null },
    points: { door: { on: "2026-12-12", inviteBy: "2026-11-21" } },
  });
  expect(datesOf(plan).map(({ day, kind }) => [day, kind])).toEqual([
    ["2026-11-21", "inviteBy"],
    ["2026-12-07", "channel"],
    ["2026-12-12", "door"],
    ["2027-01-04", "channel"],
    ["2027-02-01", "channel"],
  ]);
  const own = { ...plan, witness: "", isWitnessOwn: true };
  expect(withKnown(own, written)).toEqual({ plan: own, known: [] });
  expect(withKnown(aPlan(), nothing)).toEqual({ plan: aPlan(), known: [] });
});

test("in an empty week the channel is small", () => {
  const channel = { name: "cards", small: "one card", rhythm: readRhythm("Tuesdays") };
  const small = datesOf(aPlan({ channel })).filter(({ kind }) => kind === "smallChannel");
  expect(small.map(({ day }) => day)).toEqual(["2026-12-22", "2027-01-12"]);
});

test("an empty week is found by its date, or else by its number", () => {
  const read = (week: string | null, date: string | null) => readWeekOf({ week, date }, "2026-11-16");
  expect(read("6", "Dec 21 (my sister’s hip)")).toBe(6);
  expect(read("6", "Dec 14")).toBe(5);
  expect(read("week 9", null)).toBe(9);
  expect(read("6", "Sep 1")).toBe(6);
  expect(read(null, "soon")).toBe(null);
});
