import type { BookingView } from "@academy/contract/learning/bookings";
import type { SessionHours } from "@academy/contract/studio/bookings";
import { type Db, inTransaction, type Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import { findUserById, type User } from "../account/public.ts";
import { type Actor, recordAudit } from "../audit/public.ts";
import { findPlace, isAmong, noLongerFree } from "./book.ts";
import { mailCanceled, mailMoved } from "./booking-mails.ts";
import { canChange, toBookingView } from "./booking-view.rules.ts";
import {
  type Booking,
  findBooking,
  findOwnBooking,
  setCanceled,
  updateLink,
  updateTime,
} from "./bookings.queries.ts";
import { isHeldAt, listHeldSessions } from "./free-for.ts";
import { periodOf } from "./held-sessions.rules.ts";
import { findFreeTimes } from "./hours/find-free-times.ts";
import { takenBy } from "./hours/free-times.rules.ts";
import { holdHours } from "./hours/hours.queries.ts";
import { minuteMs } from "./hours/local-time.rules.ts";
import { readHours } from "./hours/session-hours.ts";
import { freeQuarters, takeQuarters } from "./quarters.queries.ts";
import { remindLater } from "./reminders.ts";
import { deleteSharesOf } from "./sharing/shares.queries.ts";

const tooLate = "It’s too close to your session to change it here. Please write to us.";

type OwnMove = { id: string; startsAt: Date; zone: string };

/** To another free time, within what they hold. */
export function moveOwn(
  db: Db,
  user: User,
  { id, startsAt, zone }: OwnMove,
  now: Date,
): Promise<BookingView> {
  return inTransaction(db, async (tx) => {
    await holdHours(tx);
    const hours = await readHours(tx);
    const booking = await requireOwn(tx, id, user.id);
    if (booking.startsAt.getTime() === startsAt.getTime()) return toBookingView(booking, { hours, now });
    requireInTime(booking, hours, now);
    const { minutes, benefit } = booking;
    const held = (await listHeldSessions(tx, user, now)).find((each) => each.id === benefit);
    if (!held) throw new AppError("FORBIDDEN");
    const to = new Date(startsAt.getTime() + 1);
    const free = await findFreeTimes(tx, hours, { minutes, from: startsAt, to, now, except: id });
    if (!isAmong(free, startsAt) || !isHeldAt(held, startsAt, minutes)) {
      throw new AppError("CONFLICT", { message: noLongerFree });
    }
    const period = periodOf(held, startsAt, hours.zone);
    const place = await findPlace(tx, {
      userId: user.id,
      benefit,
      period,
      except: id,
      times: held.session.times,
    });
    const moved = await moveTo(tx, booking, { startsAt, zone, period, place, reason: null, hours, now });
    await mailMoved(tx, { booking: moved, from: booking.startsAt, user, hours, by: "learner", now });
    return toBookingView(moved, { hours, now });
  });
}

type NewTime = {
  startsAt: Date;
  zone: string;
  period: string;
  place: number;
  reason: string | null;
  hours: SessionHours;
  now: Date;
};

async function moveTo(tx: Tx, booking: Booking, { hours, ...move }: NewTime): Promise<Booking> {
  const { id, minutes, revision } = booking;
  const endsAt = new Date(move.startsAt.getTime() + minutes * minuteMs);
  await freeQuarters(tx, id);
  if (!(await updateTime(tx, id, { ...move, endsAt, revision }))) throw new AppError("CONFLICT");
  if (!(await takeQuarters(tx, id, takenBy(move.startsAt, minutes, hours.bufferMinutes)))) {
    throw new AppError("CONFLICT", { message: noLongerFree });
  }
  const moved = await findBooking(tx, id);
  if (!moved) throw new AppError("NOT_FOUND");
  await remindLater(tx, moved, move.now);
  return moved;
}

/** What they cancel in time they can book again. Said twice, it is done once. */
export function cancelOwn(db: Db, user: User, id: string, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    await holdHours(tx);
    const hours = await readHours(tx);
    const booking = await requireOwn(tx, id, user.id);
    if (booking.state === "canceled") return;
    requireInTime(booking, hours, now);
    await cancel(tx, booking, { user, hours, by: "learner", reason: null, now });
  });
}

type Cancel = {
  user: Pick<User, "id" | "firstName" | "lastName" | "email">;
  hours: SessionHours;
  by: "learner" | "owner" | "access";
  reason: string | null;
  now: Date;
};

/** The hour is free again, and so is the session; what was shared for it is shared no more. */
export async function cancel(
  tx: Tx,
  booking: Booking,
  { user, hours, by, reason, now }: Cancel,
): Promise<void> {
  const { id, revision } = booking;
  if (!(await setCanceled(tx, id, { by, reason, revision, now }))) throw new AppError("CONFLICT");
  await freeQuarters(tx, id);
  await deleteSharesOf(tx, id);
  const canceled = { ...booking, state: "canceled" as const, canceledBy: by, reason, revision: revision + 1 };
  await mailCanceled(tx, { booking: canceled, user, hours, by, now });
}

async function requireOwn(tx: Tx, id: string, userId: string): Promise<Booking> {
  const booking = await findOwnBooking(tx, id, userId);
  if (!booking) throw new AppError("NOT_FOUND");
  return booking;
}

function requireInTime(booking: Booking, hours: SessionHours, now: Date): void {
  if (!canChange(booking, hours, now)) throw new AppError("CONFLICT", { message: tooLate });
}

type OwnersChange = { id: string; reason: string; revision: number };

/** By the owner, with her reason, to any time of hers that is not taken. It stays counted where it was. */
export function moveForOwner(
  db: Db,
  { id, reason, revision, startsAt }: OwnersChange & { startsAt: Date },
  { by, now }: Actor,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await holdHours(tx);
    const hours = await readHours(tx);
    const booking = await requireBooked(tx, id, revision);
    if (startsAt <= now)
      throw new AppError("BAD_REQUEST", { field: "startsAt", message: "That time is over." });
    if (startsAt.getTime() % (15 * minuteMs) !== 0) {
      throw new AppError("BAD_REQUEST", { field: "startsAt", message: "Please use quarters of an hour." });
    }
    const user = await requireUser(tx, booking.userId);
    const { zone, period, place } = booking;
    const moved = await moveTo(tx, booking, { startsAt, zone, period, place, reason, hours, now });
    await mailMoved(tx, { booking: moved, from: booking.startsAt, user, hours, by: "owner", now });
    await recordAudit(
      tx,
      { by, action: "booking.moved", subject: { kind: "booking", id }, detail: { reason } },
      now,
    );
  });
}

export function cancelForOwner(
  db: Db,
  { id, reason, revision }: OwnersChange,
  { by, now }: Actor,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await holdHours(tx);
    const hours = await readHours(tx);
    const booking = await requireBooked(tx, id, revision);
    if (booking.endsAt <= now) throw new AppError("CONFLICT", { message: "This session is over." });
    const user = await requireUser(tx, booking.userId);
    await cancel(tx, booking, { user, hours, by: "owner", reason, now });
    const subject = { kind: "booking", id };
    await recordAudit(tx, { by, action: "booking.canceled", subject, detail: { reason } }, now);
  });
}

export function setLink(
  db: Db,
  { id, link }: { id: string; link: string | null },
  { by, now }: Actor,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!(await findBooking(tx, id))) throw new AppError("NOT_FOUND");
    await updateLink(tx, id, link);
    await recordAudit(tx, { by, action: "booking.link-set", subject: { kind: "booking", id } }, now);
  });
}

async function requireBooked(tx: Tx, id: string, revision: number): Promise<Booking> {
  const booking = await findBooking(tx, id);
  if (!booking) throw new AppError("NOT_FOUND");
  if (booking.state !== "booked" || booking.revision !== revision) throw new AppError("CONFLICT");
  return booking;
}

async function requireUser(tx: Tx, id: string): Promise<User> {
  const user = await findUserById(tx, id);
  if (!user) throw new AppError("NOT_FOUND");
  return user;
}
