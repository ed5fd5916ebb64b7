import type { SessionHours } from "@academy/contract/studio/bookings";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { listBookedStarts, listTaken } from "../quarters.queries.ts";
import { countFitting, freeTimes, quarterOf } from "./free-times.rules.ts";
import { type Day, localTimeOf, minuteMs, weekOf } from "./local-time.rules.ts";

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
  const bookedIn = await countBookedIn(db, hours, { from, to, except });
  return freeTimes(hours, { minutes, from, to, now, taken, bookedIn });
}

/** How many are booked, by the Monday of the week; where there is no most of them, nobody asks. */
async function countBookedIn(
  db: Db | Tx,
  hours: SessionHours,
  { from, to, except }: Pick<TimesRequest, "from" | "to" | "except">,
): Promise<Map<Day, number>> {
  if (hours.mostPerWeek === null) return new Map();
  // Whole weeks of any zone.
  const around = { from: new Date(from.getTime() - 8 * dayMs), to: new Date(to.getTime() + 8 * dayMs) };
  const starts = await listBookedStarts(db, { ...around, except });
  const weeks = Map.groupBy(starts, (moment) => weekOf(localTimeOf(moment, hours.zone).day));
  return new Map([...weeks].map(([week, all]) => [week, all.length]));
}

/** Whether so many sessions could be held besides those that are booked, until then. */
export async function hasRoomFor(
  db: Db,
  hours: SessionHours,
  { count, ...request }: TimesRequest & { count: number },
): Promise<boolean> {
  const { minutes, from: start, to: end } = request;
  const bookedIn = await countBookedIn(db, hours, request);
  const free: Date[] = [];
  // Two weeks at a time: nearly always the first of them answer.
  for (let from = start; from.getTime() < end.getTime(); from = new Date(from.getTime() + 14 * dayMs)) {
    const to = new Date(Math.min(from.getTime() + 14 * dayMs, end.getTime()));
    free.push(...(await findFreeTimes(db, hours, { ...request, from, to })));
    if (countFitting(hours, { minutes, free, bookedIn }) >= count) return true;
  }
  return false;
}
