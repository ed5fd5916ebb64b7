import { expect, test } from "vitest";
import { clockTimeOf, momentsOf } from "./zoned.ts";

const at = (day: string, time: string, zone: string) =>
  momentsOf({ day, time }, zone).map((moment) => moment.toISOString());

test("a time on a zone’s clocks is one moment, and back again", () => {
  for (const zone of ["UTC", "America/New_York", "Asia/Kathmandu", "Pacific/Chatham", "Pacific/Kiritimati"]) {
    const [moment] = momentsOf({ day: "2031-07-04", time: "09:45" }, zone);
    expect(moment && clockTimeOf(moment, zone), zone).toEqual({ day: "2031-07-04", time: "09:45" });
  }
  expect(at("2031-07-04", "00:00", "America/New_York")).toEqual(["2031-07-04T04:00:00.000Z"]);
  expect(at("2031-01-04", "23:45", "Australia/Lord_Howe")).toEqual(["2031-01-04T12:45:00.000Z"]);
});

test("where clocks change, a time that they skip is none, and one they show twice is two", () => {
  expect(at("2031-03-30", "02:30", "Europe/Berlin")).toEqual([]);
  expect(at("2031-03-30", "03:00", "Europe/Berlin")).toEqual(["2031-03-30T01:00:00.000Z"]);
  expect(at("2031-10-26", "02:30", "Europe/Berlin")).toEqual([
    "2031-10-26T00:30:00.000Z",
    "2031-10-26T01:30:00.000Z",
  ]);
  expect(at("2031-10-26", "03:00", "Europe/Berlin")).toEqual(["2031-10-26T02:00:00.000Z"]);
});
