import type { BookBody, BookingView } from "@academy/contract/learning/bookings";
import { type Db, inTransaction, type Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import type { User } from "../account/public.ts";
import { mailBooked } from "./booking-mails.ts";
import { toBookingView } from "./booking-view.rules.ts";
import {
  findBooking,
  findOwnBooking,
  insertBooking,
  listPlaces,
  type NewBooking,
} from "./bookings.queries.ts";
import { isHeldAt, listHeldSessions } from "./free-for.ts";
import { type HeldSession, periodOf } from "./held-sessions.rules.ts";
import { findFreeTimes } from "./hours/find-free-times.ts";
import { takenBy } from "./hours/free-times.rules.ts";
import { holdHours } from "./hours/hours.queries.ts";
import { minuteMs } from "./hours/local-time.rules.ts";
import { readHours } from "./hours/session-hours.ts";
import { takeQuarters } from "./quarters.queries.ts";
import { remindLater } from "./reminders.ts";

export const noLongerFree = "That time isn’t free anymore. Please choose another one.";
const noneLeft = "You’ve booked all the sessions you have for that time.";

/** One commit: the hour, the place among those they hold, the mails. The same booking again is the same one. */
export async function bookSession(db: Db, user: User, body: BookBody, now: Date): Promise<BookingView> {
  const id = body.id.toLowerCase();
  const { benefit, zone, intake, hasReminders } = body;
  const startsAt = new Date(body.startsAt);
  return inTransaction(db, async (tx) => {
    await holdHours(tx);
    const hours = await readHours(tx);
    const before = await findBooking(tx, id);
    // Whoever did not hear that it is booked asks again.
    if (before && before.userId !== user.id) throw new AppError("CONFLICT");
    if (before) return toBookingView(before, { hours, now });
    const held = await requireHeld(tx, user, benefit, now);
    const { minutes } = held.session;
    const at = { startsAt, minutes };
    if (!isHeldAt(held, startsAt, minutes)) throw new AppError("CONFLICT", { message: noLongerFree });
    const to = new Date(startsAt.getTime() + 1);
    const free = await findFreeTimes(tx, hours, { minutes, from: startsAt, to, now });
    if (!isAmong(free, startsAt)) throw new AppError("CONFLICT", { message: noLongerFree });
    const endsAt = new Date(startsAt.getTime() + minutes * minuteMs);
    const period = periodOf(held, startsAt, hours.zone);
    await insertInPlace(tx, held, {
      id,
      userId: user.id,
      benefit,
      ...at,
      endsAt,
      zone,
      intake: intake.filter(({ answer }) => answer !== ""),
      hasReminders,
      period,
      now,
    });
    if (!(await takeQuarters(tx, id, takenBy(startsAt, minutes, hours.bufferMinutes)))) {
      throw new AppError("CONFLICT", { message: noLongerFree });
    }
    const booking = await findOwnBooking(tx, id, user.id);
    if (!booking) throw new Error("what was booked a moment ago is not there");
    await mailBooked(tx, { booking, user, hours, now });
    await remindLater(tx, booking, now);
    return toBookingView(booking, { hours, now });
  });
}

/** An owner has time for herself without booking it. */
async function requireHeld(tx: Tx, user: User, benefit: string, now: Date): Promise<HeldSession> {
  const held = (await listHeldSessions(tx, user, now)).find(({ id }) => id === benefit);
  if (!held) throw new AppError("FORBIDDEN");
  if (user.role === "owner") {
    throw new AppError("FORBIDDEN", {
      message: "Sessions are booked with you, so you can’t book one yourself.",
    });
  }
  return held;
}

async function insertInPlace(
  tx: Tx,
  { session }: HeldSession,
  booking: Omit<NewBooking, "place">,
): Promise<void> {
  const place = await findPlace(tx, { ...booking, except: booking.id, times: session.times });
  // Somebody else with the same account may have been faster.
  if (!(await insertBooking(tx, { ...booking, place })))
    throw new AppError("CONFLICT", { message: noneLeft });
}

type PlaceRequest = { userId: string; benefit: string; period: string; except: string; times: number };

/** Of those that somebody has in a period, the first that is not booked. */
export async function findPlace(tx: Tx, { times, ...request }: PlaceRequest): Promise<number> {
  const booked = new Set(await listPlaces(tx, request));
  const place = Array.from({ length: times }, (_, index) => index).find((index) => !booked.has(index));
  if (place === undefined) throw new AppError("CONFLICT", { message: noneLeft });
  return place;
}

export const isAmong = (times: readonly Date[], moment: Date): boolean =>
  times.some((time) => time.getTime() === moment.getTime());
