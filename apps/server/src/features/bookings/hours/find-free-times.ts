import type { SessionHours } from "@academy/contract/studio/bookings";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { listBookedStarts, listTaken } from "../quarters.queries.ts";
import { freeTimes, quartersBetween } from "./free-times.rules.ts";
import { localTimeOf, minuteMs, weekOf } from "./zoned.rules.ts";

const dayMs = 24 * 60 * minuteMs;

type TimesRequest = {
  minutes: number;
  from: Date;
  to: Date;
  now: Date;
  /** A booking that is to be moved: what it takes up is free to it. */
  except?: string | undefined;
};

/** When a session of that length can begin, as the owner's hours and what is booked stand now. */
export async function findFreeTimes(
  db: Db | Tx,
  hours: SessionHours,
  { minutes, from, to, now, except }: TimesRequest,
): Promise<Date[]> {
  if (hours.weekly.length === 0 && hours.exceptions.length === 0) return [];
  // Whole weeks of any zone, and whatever ends after the last beginning.
  const around = { from: new Date(from.getTime() - 8 * dayMs), to: new Date(to.getTime() + 9 * dayMs) };
  const quarters = quartersBetween(around.from, around.to);
  const taken = await listTaken(db, { from: quarters[0] ?? 0, to: (quarters.at(-1) ?? 0) + 1, except });
  const bookedIn = new Map<string, number>();
  if (hours.mostPerWeek !== null) {
    for (const moment of await listBookedStarts(db, { ...around, except })) {
      const week = weekOf(localTimeOf(moment, hours.zone).day);
      bookedIn.set(week, (bookedIn.get(week) ?? 0) + 1);
    }
  }
  return freeTimes(hours, { minutes, from, to, now, taken, bookedIn });
}
