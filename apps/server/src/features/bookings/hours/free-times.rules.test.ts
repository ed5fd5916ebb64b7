import type { SessionHours } from "@academy/contract/studio/bookings";
import { addDays } from "@academy/launch-plan/days";
import { expect, test } from "vitest";
import { zones } from "../../../testing/data/zones.ts";
import { freeTimes, hoursOn, takenBy } from "./free-times.rules.ts";
import { localTimeOf, momentsOf, weekdayOf, weekOf } from "./local-time.rules.ts";

const dayMs = 86_400_000;
const hours = (more: Partial<SessionHours> = {}): SessionHours => ({
  zone: "UTC",
  weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, hours: { from: "00:00", to: "24:00" } })),
  exceptions: [],
  bufferMinutes: 15,
  noticeHours: 0,
  weeksAhead: 26,
  mostPerWeek: null,
  changeHours: 24,
  handOverDays: 7,
  link: null,
  ...more,
});
const nothing = { taken: new Set<number>(), bookedIn: new Map<string, number>() };

test.each(zones)(
  "over a year in %s what is offered is in the hours, once, and nothing else is left out",
  (zone) => {
    const pattern = hours({
      zone,
      weekly: [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => [
        { weekday, hours: { from: "00:30", to: "05:00" } },
        { weekday, hours: { from: "22:00", to: "24:00" } },
      ]),
    });
    const year = new Date("2031-01-01T00:00:00.000Z");
    const offered: Date[] = [];
    for (let from = year; from.getUTCFullYear() === 2031; from = new Date(from.getTime() + 14 * dayMs)) {
      const to = new Date(from.getTime() + 14 * dayMs);
      offered.push(...freeTimes(pattern, { minutes: 90, from, to, now: from, ...nothing }));
    }
    const shown = offered.map((moment) => localTimeOf(moment, zone));
    expect(new Set(shown.map(({ day, minute }) => `${day} ${minute}`)).size).toBe(offered.length);
    for (const [place, moment] of offered.entries()) {
      const begin = shown[place];
      const end = localTimeOf(new Date(moment.getTime() + 90 * 60_000), zone);
      const isNight = begin && begin.minute >= 30 && end.day === begin.day && end.minute <= 300;
      const isAtMidnight = begin && end.minute === 0 && end.day === addDays(begin.day, 1);
      const isEvening = begin && begin.minute >= 1320 && (end.day === begin.day || isAtMidnight);
      if (!isNight && !isEvening) expect.fail(`${moment.toISOString()} is outside of the hours`);
    }
    // Every half hour that clocks show is there unless the session would end after the hours.
    const known = new Set(offered.map((moment) => moment.getTime()));
    const last = new Date(year.getTime() + 365 * dayMs);
    for (
      let day = localTimeOf(new Date(year.getTime() + dayMs), zone).day;
      day < localTimeOf(last, zone).day;
      day = addDays(day, 1)
    ) {
      for (let minute = 30; minute + 90 <= 300; minute += 30) {
        const [moment] = momentsOf({ day, minute }, zone);
        const end = moment && localTimeOf(new Date(moment.getTime() + 90 * 60_000), zone);
        const isWithin = end !== undefined && end.day === day && end.minute <= 300;
        expect(moment !== undefined && known.has(moment.getTime())).toBe(isWithin);
      }
    }
  },
);

test("a time that does not exist is not offered, and one that there is twice is offered once, the first", () => {
  const night = { from: "02:00", to: "04:00" };
  const on = (zone: string, day: string) => {
    const pattern = hours({ zone, weekly: [], exceptions: [{ day, extra: night }] });
    const from = new Date(Date.parse(`${day}T00:00:00Z`) - dayMs);
    const to = new Date(from.getTime() + 3 * dayMs);
    return freeTimes(pattern, { minutes: 30, from, to, now: from, ...nothing }).map((each) =>
      each.toISOString(),
    );
  };
  expect(on("Europe/Berlin", "2031-03-30")).toEqual(["2031-03-30T01:00:00.000Z", "2031-03-30T01:30:00.000Z"]);
  expect(on("Europe/Berlin", "2031-10-26")).toEqual([
    "2031-10-26T00:00:00.000Z",
    "2031-10-26T00:30:00.000Z",
    "2031-10-26T02:00:00.000Z",
    "2031-10-26T02:30:00.000Z",
  ]);
  expect(momentsOf({ day: "2031-03-30", minute: 150 }, "Europe/Berlin")).toEqual([]);
  expect(momentsOf({ day: "2031-10-26", minute: 150 }, "Europe/Berlin")).toHaveLength(2);
});

test("what is taken, its pause, the notice, the horizon and the most of a week are all kept", () => {
  const now = new Date("2031-05-05T08:00:00.000Z");
  const monday = hours({ weekly: [{ weekday: 1, hours: { from: "09:00", to: "12:00" } }] });
  const ask = (pattern: SessionHours, more: object = {}) =>
    freeTimes(pattern, {
      minutes: 60,
      from: now,
      to: new Date(now.getTime() + 14 * dayMs),
      now,
      ...nothing,
      ...more,
    }).map((each) => each.toISOString().slice(5, 16));
  const first = ["05-05T09:00", "05-05T09:30", "05-05T10:00", "05-05T10:30", "05-05T11:00"];
  const second = first.map((each) => each.replace("05-05", "05-12"));
  expect(ask(monday)).toEqual([...first, ...second]);
  const taken = new Set(takenBy(new Date("2031-05-05T09:30:00.000Z"), 60, 15));
  // It lasts until 10:30 and is paused until 10:45; what comes before needs its own pause.
  expect(ask(monday, { taken })).toEqual(["05-05T11:00", ...second]);
  expect(ask({ ...monday, noticeHours: 24 })).toEqual(second);
  expect(ask({ ...monday, weeksAhead: 1 })).toEqual(first);
  const bookedIn = new Map([[weekOf("2031-05-05"), 2]]);
  expect(ask({ ...monday, mostPerWeek: 2 }, { bookedIn })).toEqual(second);
});

test("a day off takes the week’s hours away, extra hours are added, and what touches is one", () => {
  const pattern = hours({
    weekly: [
      { weekday: 1, hours: { from: "09:00", to: "11:00" } },
      { weekday: 1, hours: { from: "11:00", to: "12:00" } },
    ],
    exceptions: [
      { day: "2031-05-12", extra: null },
      { day: "2031-05-12", extra: { from: "18:00", to: "20:00" } },
      { day: "2031-05-19", extra: { from: "14:00", to: "15:00" } },
    ],
  });
  expect(hoursOn(pattern, "2031-05-05")).toEqual([{ from: 540, to: 720 }]);
  expect(hoursOn(pattern, "2031-05-12")).toEqual([{ from: 1080, to: 1200 }]);
  expect(hoursOn(pattern, "2031-05-19")).toEqual([
    { from: 540, to: 720 },
    { from: 840, to: 900 },
  ]);
  expect(weekdayOf("2031-05-11")).toBe(7);
  expect(weekOf("2031-05-11")).toBe("2031-05-05");
});
