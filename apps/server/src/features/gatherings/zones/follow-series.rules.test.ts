import { expect, test } from "vitest";
import { followSeries } from "./follow-series.rules.ts";

const at = (day: string) => new Date(`${day}T19:00:00Z`);
const kept = ["2031-05-06", "2031-05-13", "2031-05-20"].map((day, index) => ({
  id: String(index),
  slotAt: at(day),
}));
const slots = (...days: string[]) => days.map((day) => ({ at: at(day) }));

test("in the same rhythm the first stays the first; what is left over goes, and what is new comes", () => {
  const { stays, added, gone } = followSeries(kept, slots("2031-05-07", "2031-05-14"), {
    isSameRhythm: true,
  });
  expect(stays.map(({ date, at: to }) => [date.id, to])).toEqual([
    ["0", at("2031-05-07")],
    ["1", at("2031-05-14")],
  ]);
  expect(added).toEqual([]);
  expect(gone.map(({ id }) => id)).toEqual(["2"]);
  const more = ["2031-05-06", "2031-05-13", "2031-05-20", "2031-05-27"];
  expect(followSeries(kept, slots(...more), { isSameRhythm: true }).added).toEqual([at("2031-05-27")]);
});

test("in another rhythm only the same days stay", () => {
  const { stays, added, gone } = followSeries(kept, slots("2031-05-06", "2031-05-20", "2031-06-03"), {
    isSameRhythm: false,
  });
  expect(stays.map(({ date }) => date.id)).toEqual(["0", "2"]);
  expect(gone.map(({ id }) => id)).toEqual(["1"]);
  expect(added).toEqual([at("2031-06-03")]);
});
