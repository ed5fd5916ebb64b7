import { addDays } from "@academy/launch-plan/days";
import { momentsShowing, shownAt } from "../../../platform/zone-time.rules.ts";

/** A day on some calendar: 2031-03-30. */
export type Day = string;
/** Where a moment is on a zone's calendar, and how many minutes into that day its clocks show. */
export type LocalTime = { day: Day; minute: number };

export const minuteMs = 60_000;

export function localTimeOf(moment: Date, zone: string): LocalTime {
  const shown = shownAt(moment, zone);
  return {
    day: shown.toISOString().slice(0, 10),
    minute: shown.getUTCHours() * 60 + shown.getUTCMinutes(),
  };
}

/** None where clocks were put forward over it, two where they were put back. */
export const momentsOf = ({ day, minute }: LocalTime, zone: string): Date[] =>
  momentsShowing(new Date(Date.parse(`${day}T00:00:00Z`) + minute * minuteMs), zone);

/** Monday is 1. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** The Monday of a day's week. */
export const weekOf = (day: Day): Day => addDays(day, 1 - weekdayOf(day));
