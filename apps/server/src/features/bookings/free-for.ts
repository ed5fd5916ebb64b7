import type { FreeTimesView, SessionsView } from "@academy/contract/learning/bookings";
import type { Db, Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import { listHeldBenefits, type Member } from "../access/public.ts";
import { toBookingView } from "./booking-view.rules.ts";
import { type Booking, countBooked, findOwnBooking, listUpcomingOf } from "./bookings.queries.ts";
import { type HeldSession, isSession, periodOf, toSessionBenefit } from "./held-sessions.rules.ts";
import { findFreeTimes } from "./hours/find-free-times.ts";
import { readHours } from "./hours/session-hours.ts";

const windowMs = 14 * 24 * 60 * 60_000;
const weekMs = 7 * 24 * 60 * 60_000;

export async function listHeldSessions(db: Db | Tx, member: Member, now: Date): Promise<HeldSession[]> {
  return (await listHeldBenefits(db, member, now)).filter(isSession);
}

/** What somebody has, by which rules, and what is to come. */
export async function showSessions(db: Db, member: Member, now: Date): Promise<SessionsView> {
  const [held, hours, upcoming] = await Promise.all([
    listHeldSessions(db, member, now),
    readHours(db),
    listUpcomingOf(db, member.id, now),
  ]);
  const booked = await countBooked(
    db,
    member.id,
    held.map(({ id }) => id),
  );
  const { zone, noticeHours, changeHours, weeksAhead } = hours;
  return {
    benefits: held.map((each) => toSessionBenefit(each, { booked, zone, now })),
    rules: { zone, noticeHours, changeHours, weeksAhead },
    upcoming: upcoming.map((booking) => toBookingView(booking, { hours, now })),
  };
}

type TimesQuery = { benefit: string; from?: string | undefined; moving?: string | undefined };

/**
 * Two weeks of free times of a benefit that somebody holds, from the first on that there is; none in a month whose sessions
 * are used up, none after its end.
 */
export async function listFreeTimesFor(
  db: Db,
  member: Member,
  { benefit, from: asked, moving }: TimesQuery,
  now: Date,
): Promise<FreeTimesView> {
  const [moved, sessions, hours, booked] = await Promise.all([
    moving === undefined ? undefined : findOwnBooking(db, moving, member.id),
    listHeldSessions(db, member, now),
    readHours(db),
    countBooked(db, member.id, [benefit]),
  ]);
  if (moving !== undefined && moved?.benefit !== benefit) throw new AppError("NOT_FOUND");
  const held = sessions.find(({ id }) => id === benefit);
  if (!held) throw new AppError("FORBIDDEN");
  const minutes = moved?.minutes ?? held.session.minutes;
  const from = new Date(Math.max(now.getTime(), asked ? Date.parse(asked) : 0));
  const end = now.getTime() + hours.weeksAhead * weekMs;
  if (from.getTime() >= end) return { minutes, times: [], next: null };
  const hasRoom = (moment: Date) => {
    const period = periodOf(held, moment, hours.zone);
    const used = booked.find((each) => each.period === period)?.count ?? 0;
    return used - (moved?.period === period ? 1 : 0) < held.session.times;
  };
  // Of what is held once there is none left in any week.
  if (held.session.each === "once" && !hasRoom(from)) return { minutes, times: [], next: null };
  const listBetween = async (since: Date, to: Date) => {
    const free = await findFreeTimes(db, hours, { minutes, from: since, to, now, except: moved?.id });
    return free.filter((moment) => isHeldAt(held, moment, minutes) && hasRoom(moment));
  };
  const to = new Date(Math.min(from.getTime() + windowMs, end));
  const near = await listBetween(from, to);
  // Whoever would see two empty weeks is led to where there is something.
  const times = near.length > 0 || to.getTime() >= end ? near : await listBetween(to, new Date(end));
  const [first] = times;
  if (!first) return { minutes, times: [], next: null };
  const until = near.length > 0 ? to : new Date(Math.min(first.getTime() + windowMs, end));
  return {
    minutes,
    times: times.filter((moment) => moment < until).map((moment) => moment.toISOString()),
    next: until.getTime() < end ? until.toISOString() : null,
  };
}

/** A session is over before what it belongs to ends. */
export const isHeldAt = ({ until }: Pick<HeldSession, "until">, startsAt: Date, minutes: number): boolean =>
  until === null || startsAt.getTime() + minutes * 60_000 <= until.getTime();

/** The one that comes next, if there is one. */
export async function findNextBooking(db: Db, { id }: Member, now: Date): Promise<Booking | undefined> {
  const [next] = await listUpcomingOf(db, id, now, 1);
  return next;
}
