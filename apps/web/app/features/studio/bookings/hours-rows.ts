import { sessionHoursPage } from "@academy/content/pages/studio/bookings-page";
import type { SessionHours } from "@academy/contract/studio/bookings";
import { newId } from "../../../lib/new-id.ts";
import { readFields } from "../../../ui/form/use-form.ts";
import { isMeetingLink } from "./meeting-link.ts";
import { clockTimeOf } from "./zoned.ts";

const words = sessionHoursPage;

/** A line of the week, and one of the days that are different. */
export type HoursRow = { key: string; weekday: number; from: string; to: string };
export type DayRow = { key: string; day: string; kind: "off" | "extra"; from: string; to: string };

export const usualSpan = { from: "10:00", to: "12:00" };

export const toHoursRows = ({ weekly }: SessionHours): HoursRow[] =>
  weekly
    .map(({ weekday, hours }) => ({ key: newId(), weekday, ...hours }))
    .sort((one, other) => one.weekday - other.weekday || one.from.localeCompare(other.from));

/** The days to come: those that are over change nothing any more. */
export function toDayRows({ exceptions, zone }: SessionHours, now = new Date()): DayRow[] {
  const today = clockTimeOf(now, zone).day;
  return exceptions
    .filter(({ day }) => day >= today)
    .map(({ day, extra }) => ({
      key: newId(),
      day,
      kind: extra ? ("extra" as const) : ("off" as const),
      ...(extra ?? usualSpan),
    }))
    .sort((one, other) => one.day.localeCompare(other.day));
}

type Rows = { weekly: readonly HoursRow[]; exceptions: readonly DayRow[] };

/** What was not typed is no number, and is asked for before anything is sent. */
const numberOf = (text: string | undefined): number => (text?.trim() ? Number(text) : Number.NaN);

export function readHours(form: HTMLFormElement, { weekly, exceptions }: Rows): SessionHours {
  const fields = readFields(form);
  return {
    zone: fields.zone ?? "",
    weekly: weekly.map(({ weekday, from, to }) => ({ weekday, hours: { from, to } })),
    exceptions: exceptions.map(({ day, kind, from, to }) => ({
      day,
      extra: kind === "extra" ? { from, to } : null,
    })),
    bufferMinutes: numberOf(fields.bufferMinutes),
    noticeHours: numberOf(fields.noticeHours),
    weeksAhead: numberOf(fields.weeksAhead),
    mostPerWeek: fields.mostPerWeek?.trim() ? Number(fields.mostPerWeek) : null,
    changeHours: numberOf(fields.changeHours),
    handOverDays: numberOf(fields.handOverDays),
    link: fields.link?.trim() || null,
  };
}

const isWhole = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;

/** What is wrong, by its field; lines of hours have no field of their own, so they are named. */
export function checkHours(hours: SessionHours): Record<string, string> {
  const { bufferMinutes, noticeHours, weeksAhead, mostPerWeek, changeHours, handOverDays, link } = hours;
  const { wrong } = words.rules;
  const rows = problemOfRows(hours);
  return {
    ...(isWhole(bufferMinutes, 0, 240) && bufferMinutes % 15 === 0
      ? {}
      : { bufferMinutes: wrong.bufferMinutes }),
    ...(isWhole(noticeHours, 0, 336) ? {} : { noticeHours: wrong.noticeHours }),
    ...(isWhole(weeksAhead, 1, 26) ? {} : { weeksAhead: wrong.weeksAhead }),
    ...(mostPerWeek === null || isWhole(mostPerWeek, 1, 60) ? {} : { mostPerWeek: wrong.mostPerWeek }),
    ...(isWhole(changeHours, 0, 336) ? {} : { changeHours: wrong.changeHours }),
    ...(isWhole(handOverDays, 1, 60) ? {} : { handOverDays: wrong.handOverDays }),
    ...(link === null || isMeetingLink(link) ? {} : { link: words.link.bad }),
    ...(rows ? { form: rows } : {}),
  };
}

function problemOfRows({ weekly, exceptions }: SessionHours): string | undefined {
  const { days, backwards } = words.weekly;
  const week = weekly.find(({ hours }) => hours.from >= hours.to);
  if (week) return backwards(days[week.weekday - 1] ?? "");
  if (exceptions.some(({ day }) => day === "")) return words.exceptions.noDay;
  const other = exceptions.find(({ extra }) => extra && extra.from >= extra.to);
  return other && backwards(other.day);
}
