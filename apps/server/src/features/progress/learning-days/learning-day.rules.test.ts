import { expect, test } from "vitest";
import { isDaySomewhere, momentOf, streakOf } from "./learning-day.rules.ts";

const noon = new Date("2031-05-15T12:00:00.000Z");

test.each([
  // Honolulu has the day before at eleven in the morning UTC, Kiritimati the day after at ten.
  ["2031-05-15T11:59:00.000Z", "2031-05-14", true],
  ["2031-05-15T12:00:00.000Z", "2031-05-14", false],
  ["2031-05-15T09:59:00.000Z", "2031-05-16", false],
  ["2031-05-15T10:00:00.000Z", "2031-05-16", true],
  ["2031-05-15T12:00:00.000Z", "2031-05-15", true],
  ["2031-01-01T00:30:00.000Z", "2030-12-31", true],
  ["2032-02-29T23:30:00.000Z", "2032-03-01", true],
  ["2031-05-15T12:00:00.000Z", "2031-05-17", false],
])("at %s it is %s somewhere: %s", (moment, day, isSo) => {
  expect(isDaySomewhere(day, new Date(moment))).toBe(isSo);
});

test.each([
  ["nothing told", {}, { at: noon, day: "2031-05-15" }],
  ["a day", { localDay: "2031-05-16" }, { at: noon, day: "2031-05-16" }],
  ["a day that is over everywhere", { localDay: "2031-05-13" }, { wrong: "localDay" }],
  ["a day that is nowhere yet", { localDay: "2031-05-17" }, { wrong: "localDay" }],
  [
    "kept on a bad line",
    { localDay: "2031-05-10", at: "2031-05-11T03:00:00.000Z" },
    { at: new Date("2031-05-11T03:00:00.000Z"), day: "2031-05-10" },
  ],
  [
    "kept, without its day",
    { at: "2031-05-11T03:00:00.000Z" },
    { at: new Date("2031-05-11T03:00:00.000Z"), day: "2031-05-11" },
  ],
  [
    "a day that its time does not bear out",
    { localDay: "2031-05-01", at: "2031-05-11T03:00:00.000Z" },
    { wrong: "localDay" },
  ],
  [
    "thirty days back",
    { localDay: "2031-04-15", at: "2031-04-15T12:00:00.000Z" },
    { at: new Date("2031-04-15T12:00:00.000Z"), day: "2031-04-15" },
  ],
  ["longer ago", { localDay: "2031-04-15", at: "2031-04-15T11:59:59.999Z" }, { wrong: "at" }],
  ["a clock that runs ahead", { at: "2041-05-15T12:00:00.000Z" }, { at: noon, day: "2031-05-15" }],
])("when it happened: %s", (_, told, expected) => {
  const openedAt = new Date("2031-04-01T12:00:00.000Z");
  expect(momentOf(told, { now: noon, openedAt })).toEqual(expected);
});

const opened = new Date("2031-05-12T04:00:00.000Z");
test.each([
  ["a lesson heard of for the first time", undefined, { localDay: "2031-05-13" }, { wrong: "localDay" }],
  [
    "likewise, with a time",
    undefined,
    { localDay: "2031-05-13", at: "2031-05-13T12:00:00.000Z" },
    { wrong: "localDay" },
  ],
  ["likewise, without its day", undefined, { at: "2031-05-13T12:00:00.000Z" }, { wrong: "at" }],
  [
    "the day before it was opened",
    opened,
    { localDay: "2031-05-10", at: "2031-05-10T12:00:00.000Z" },
    { wrong: "localDay" },
  ],
  [
    "the day it was opened on, far in the west",
    opened,
    { localDay: "2031-05-11", at: "2031-05-12T05:00:00.000Z" },
    { at: new Date("2031-05-12T05:00:00.000Z"), day: "2031-05-11" },
  ],
])("nothing happens in a lesson before it is opened: %s", (_, openedAt, told, expected) => {
  expect(momentOf(told, { now: noon, openedAt })).toEqual(expected);
});

test.each([
  ["nothing", [], 0],
  ["today alone", ["2031-05-15"], 1],
  ["yesterday, while today is young", ["2031-05-14", "2031-05-13"], 2],
  ["over since yesterday", ["2031-05-13", "2031-05-12"], 0],
  ["up to a day without", ["2031-05-15", "2031-05-14", "2031-05-12"], 2],
  ["across a month", ["2031-05-15", "2031-05-14"].concat(daysBack("2031-05-13", 20)), 22],
  ["somebody who has traveled west", ["2031-05-16", "2031-05-15", "2031-05-14"], 3],
])("a streak: %s", (_, days, expected) => {
  expect(streakOf(days, "2031-05-15")).toBe(expected);
});

test("a streak over the end of winter time and a leap day has no gap", () => {
  expect(streakOf(daysBack("2032-04-02", 60), "2032-04-02")).toBe(60);
});

function daysBack(from: string, count: number): string[] {
  const start = Date.parse(from);
  return Array.from({ length: count }, (_, index) =>
    new Date(start - index * 86_400_000).toISOString().slice(0, 10),
  );
}
