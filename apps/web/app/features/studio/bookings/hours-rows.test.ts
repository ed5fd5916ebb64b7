import { sessionHoursPage } from "@academy/content/pages/studio/bookings-page";
import type { SessionHours } from "@academy/contract/studio/bookings";
import { expect, test } from "vitest";
import { checkHours, toDayRows, toHoursRows } from "./hours-rows.ts";

const hours = (more: Partial<SessionHours> = {}): SessionHours => ({
  zone: "America/New_York",
  weekly: [{ weekday: 1, hours: { from: "10:00", to: "12:00" } }],
  exceptions: [],
  bufferMinutes: 15,
  noticeHours: 48,
  weeksAhead: 8,
  mostPerWeek: null,
  changeHours: 24,
  handOverDays: 7,
  link: "https://meet.example.org/room",
  ...more,
});

test("what can’t be saved is named before it is sent", () => {
  expect(checkHours(hours())).toEqual({});
  expect(checkHours(hours({ link: null, mostPerWeek: 1, bufferMinutes: 240 }))).toEqual({});
  const wrong = hours({
    bufferMinutes: 10,
    noticeHours: -1,
    weeksAhead: 27,
    mostPerWeek: 0,
    changeHours: Number.NaN,
    handOverDays: 1.5,
    link: "http://meet.example.org",
    weekly: [{ weekday: 2, hours: { from: "12:00", to: "10:00" } }],
  });
  expect(Object.keys(checkHours(wrong)).sort()).toEqual(
    [
      "bufferMinutes",
      "noticeHours",
      "weeksAhead",
      "mostPerWeek",
      "changeHours",
      "handOverDays",
      "link",
      "form",
    ].sort(),
  );
  expect(checkHours(wrong).form).toContain("Tuesday");
  expect(checkHours(hours({ exceptions: [{ day: "", extra: null }] }))).toEqual({
    form: sessionHoursPage.exceptions.noDay,
  });
  const backwards = { day: "2031-05-06", extra: { from: "12:00", to: "12:00" } };
  expect(checkHours(hours({ exceptions: [backwards] })).form).toContain("2031-05-06");
});

test("lines stand in order, and days that are over where the hours are kept are left out", () => {
  const rows = toHoursRows(
    hours({
      weekly: [
        { weekday: 3, hours: { from: "09:00", to: "10:00" } },
        { weekday: 1, hours: { from: "15:00", to: "16:00" } },
        { weekday: 1, hours: { from: "09:00", to: "10:00" } },
      ],
    }),
  );
  expect(rows.map(({ weekday, from }) => `${weekday} ${from}`)).toEqual(["1 09:00", "1 15:00", "3 09:00"]);
  // Still May 5 in New York.
  const now = new Date("2031-05-06T02:00:00.000Z");
  const exceptions = ["2031-05-06", "2031-05-04", "2031-05-05"].map((day) => ({ day, extra: null }));
  expect(toDayRows(hours({ exceptions }), now).map(({ day }) => day)).toEqual(["2031-05-05", "2031-05-06"]);
});
