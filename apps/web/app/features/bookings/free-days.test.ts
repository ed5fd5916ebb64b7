import { expect, test } from "vitest";
import { freeDays } from "./free-days.ts";

const inBerlin = { timeZone: "Europe/Berlin", language: "en-US" };

test("times stand on the days of whoever reads them", () => {
  const times = ["2031-05-06T14:00:00.000Z", "2031-05-06T21:30:00.000Z", "2031-05-06T22:30:00.000Z"];
  expect(freeDays(times, inBerlin)).toEqual([
    {
      day: "05/06/2031",
      short: "Tue, May 6",
      label: "Tuesday, May 6",
      times: [
        { at: times[0], label: "4:00 PM" },
        { at: times[1], label: "11:30 PM" },
      ],
    },
    {
      day: "05/07/2031",
      short: "Wed, May 7",
      label: "Wednesday, May 7",
      times: [{ at: times[2], label: "12:30 AM" }],
    },
  ]);
});

test("an hour that clocks show twice says which of the two it is", () => {
  const times = ["2031-10-26T00:30:00.000Z", "2031-10-26T01:30:00.000Z", "2031-10-26T02:30:00.000Z"];
  const [day] = freeDays(times, inBerlin);
  expect(day?.times.map(({ label }) => label)).toEqual(["2:30 AM GMT+2", "2:30 AM GMT+1", "3:30 AM"]);
});
