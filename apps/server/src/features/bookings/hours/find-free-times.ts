import type { SessionHours } from "@academy/contract/studio/bookings";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { listBookedStarts, listTaken } from "../quarters.queries.ts";
import { freeTimes, quarterOf } from "./free-times.rules.ts";
import { localTimeOf, minuteMs, weekOf } from "./local-time.rules.ts";

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
  // What begins before the end may last beyond it.
  const last = new Date(to.getTime() + (minutes + hours.bufferMinutes) * minuteMs);
  const taken = await listTaken(db, { from: quarterOf(from), to: quarterOf(last) + 1, except });
  const bookedIn = new Map<string, number>();
  if (hours.mostPerWeek !== null) {
    // Whole weeks of any zone.
    const around = { from: new Date(from.getTime() - 8 * dayMs), to: new Date(to.getTime() + 8 * dayMs) };
    for (const moment of await listBookedStarts(db, { ...around, except })) {
      const week = weekOf(localTimeOf(moment, hours.zone).day);
      bookedIn.set(week, (bookedIn.get(week) ?? 0) + 1);
    }
  }
  return freeTimes(hours, { minutes, from, to, now, taken, bookedIn });
}
