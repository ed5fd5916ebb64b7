import type { SessionHours } from "@academy/contract/studio/bookings";
import { addDays } from "@academy/launch-plan/days";
import { type Day, localTimeOf, minuteMs, momentsOf, weekdayOf, weekOf } from "./local-time.rules.ts";

const quarterMs = 15 * minuteMs;
/** Beginnings are offered on the half hour from where free hours begin. */
const stepMinutes = 30;

/** The quarter of an hour in which a moment is, by its number since 1970. */
export const quarterOf = (moment: Date): number => Math.floor(moment.getTime() / quarterMs);

function quartersBetween(from: Date, to: Date): number[] {
  const first = quarterOf(from);
  const end = Math.ceil(to.getTime() / quarterMs);
  return Array.from({ length: end - first }, (_, index) => first + index);
}

/** What a session takes up: its own time, and the pause behind it. */
export const takenBy = (startsAt: Date, minutes: number, bufferMinutes: number): number[] =>
  quartersBetween(startsAt, new Date(startsAt.getTime() + (minutes + bufferMinutes) * minuteMs));

type Hours = Pick<SessionHours, "zone" | "weekly" | "exceptions">;
type Minutes = { from: number; to: number };

const minutesOf = (hour: string) => Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3));

/** When the owner is there on a day; hours that touch or overlap are one. */
export function hoursOn({ weekly, exceptions }: Hours, day: Day): Minutes[] {
  const here = exceptions.filter((each) => each.day === day);
  const isOff = here.some(({ extra }) => extra === null);
  const usual = isOff ? [] : weekly.filter(({ weekday }) => weekday === weekdayOf(day));
  const spans = [...usual.map(({ hours }) => hours), ...here.flatMap(({ extra }) => (extra ? [extra] : []))]
    .map(({ from, to }) => ({ from: minutesOf(from), to: minutesOf(to) }))
    .sort((one, other) => one.from - other.from);
  const joined: Minutes[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else joined.push({ ...span });
  }
  return joined;
}

export type FreeTimesRequest = {
  minutes: number;
  from: Date;
  to: Date;
  now: Date;
  /** Quarters that are taken. */
  taken: ReadonlySet<number>;
  /** How many are booked, by the Monday of the week. */
  bookedIn: ReadonlyMap<Day, number>;
};

/**
 * When a session can begin. A time that clocks skip on its day is not offered; one that they show twice is offered once.
 * The week is that of the owner's own calendar.
 */
export function freeTimes(
  hours: Omit<SessionHours, "link" | "changeHours" | "handOverDays">,
  { minutes, from, to, now, taken, bookedIn }: FreeTimesRequest,
): Date[] {
  const { zone, bufferMinutes, noticeHours, weeksAhead, mostPerWeek } = hours;
  const earliest = Math.max(from.getTime(), now.getTime() + noticeHours * 60 * minuteMs);
  const latest = Math.min(to.getTime(), now.getTime() + weeksAhead * 7 * 24 * 60 * minuteMs);
  if (earliest >= latest) return [];
  const last = localTimeOf(new Date(latest), zone).day;
  const found: Date[] = [];
  for (let day = localTimeOf(new Date(earliest), zone).day; day <= last; day = addDays(day, 1)) {
    if (mostPerWeek !== null && (bookedIn.get(weekOf(day)) ?? 0) >= mostPerWeek) continue;
    for (const { from: opens, to: closes } of hoursOn(hours, day)) {
      for (let minute = opens; minute + minutes <= closes; minute += stepMinutes) {
        const [moment] = momentsOf({ day, minute }, zone);
        if (!moment || moment.getTime() < earliest || moment.getTime() >= latest) continue;
        if (moment.getTime() % quarterMs !== 0) continue;
        if (!endsWithin(moment, { minutes, day, closes, zone })) continue;
        if (takenBy(moment, minutes, bufferMinutes).some((quarter) => taken.has(quarter))) continue;
        found.push(moment);
      }
    }
  }
  return found;
}

type Fitting = { minutes: number; free: readonly Date[]; bookedIn: ReadonlyMap<Day, number> };

/** How many sessions fit into free times, one after the other with the pause between, and as many in a week as may be. */
export function countFitting(
  { zone, bufferMinutes, mostPerWeek }: Pick<SessionHours, "zone" | "bufferMinutes" | "mostPerWeek">,
  { minutes, free, bookedIn }: Fitting,
): number {
  const inWeek = new Map(bookedIn);
  let [count, next] = [0, 0];
  for (const moment of free) {
    const week = weekOf(localTimeOf(moment, zone).day);
    const held = inWeek.get(week) ?? 0;
    if (moment.getTime() < next || (mostPerWeek !== null && held >= mostPerWeek)) continue;
    inWeek.set(week, held + 1);
    next = moment.getTime() + (minutes + bufferMinutes) * minuteMs;
    count++;
  }
  return count;
}

/** Where clocks are put forward meanwhile, a session ends later by them than it would on another day. */
function endsWithin(
  moment: Date,
  { minutes, day, closes, zone }: { minutes: number; day: Day; closes: number; zone: string },
): boolean {
  const end = localTimeOf(new Date(moment.getTime() + minutes * minuteMs), zone);
  if (end.day === day) return end.minute <= closes;
  return end.day === addDays(day, 1) && end.minute === 0 && closes === 24 * 60;
}
