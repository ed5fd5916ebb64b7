import { expect, test } from "vitest";
import { lessonOpensAt, opensAt } from "./drip.rules.ts";

const day = (number: number) => new Date(Date.UTC(2031, 4, number, 10));

test.each([
  ["at once without either", { dripDays: null, dripAt: null }, day(1), null, null],
  ["so many days after it was given", { dripDays: 7, dripAt: null }, day(1), null, day(8)],
  ["no earlier than the course was there", { dripDays: 7, dripAt: null }, day(1), day(3), day(10)],
  ["at its date, whenever it was given", { dripDays: null, dripAt: day(20) }, day(25), null, day(20)],
  ["at once for whoever holds nothing to count from", { dripDays: 7, dripAt: null }, null, null, null],
])("a lesson opens %s", (_, drip, heldSince, publishedFrom, opens) => {
  expect(opensAt(drip, { heldSince, publishedFrom })).toEqual(opens);
});

test("a lesson of a module that opens later opens with it, or on its own later day", () => {
  const since = { heldSince: day(1), publishedFrom: null };
  const lesson = (own: number | null, its: number | null) =>
    lessonOpensAt({ dripDays: own, dripAt: null, moduleDripDays: its, moduleDripAt: null }, since);
  expect([lesson(null, 7), lesson(3, 7), lesson(9, 7), lesson(9, null), lesson(null, null)]).toEqual([
    day(8),
    day(8),
    day(10),
    day(10),
    null,
  ]);
  const dated = (dripDays: number | null) =>
    lessonOpensAt({ dripDays, dripAt: null, moduleDripDays: null, moduleDripAt: day(20) }, since);
  expect([dated(null), dated(3), dated(25)]).toEqual([day(20), day(20), day(26)]);
});
