import { expect, test } from "vitest";
import { businessDaysAfter } from "./business-days.rules.ts";

const end = (day: string) => new Date(`${day}T23:59:59.999Z`);

test("weekends don’t count, and the last day is kept whole", () => {
  // A Wednesday.
  expect(businessDaysAfter(new Date("2031-05-14T00:00:00.000Z"), 2)).toEqual(end("2031-05-16"));
  expect(businessDaysAfter(new Date("2031-05-16T23:59:59.999Z"), 1)).toEqual(end("2031-05-19"));
  expect(businessDaysAfter(new Date("2031-05-17T12:00:00.000Z"), 1)).toEqual(end("2031-05-19"));
  expect(businessDaysAfter(new Date("2031-05-14T09:00:00.000Z"), 10)).toEqual(end("2031-05-28"));
});
