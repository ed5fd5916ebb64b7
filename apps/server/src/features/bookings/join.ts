import type { Db } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import { holdsBenefit, type Member } from "../access/public.ts";
import { linkOf, opensAt } from "./booking-view.rules.ts";
import { findOwnBooking } from "./bookings.queries.ts";
import { readHours } from "./hours/session-hours.ts";

/** Where a session takes place: for whoever booked it and still has it, from shortly before until its end. */
export async function findWayIn(db: Db, member: Member, id: string, now: Date): Promise<string> {
  const booking = await findOwnBooking(db, id, member.id);
  if (booking?.state !== "booked") throw new AppError("NOT_FOUND");
  if (!(await holdsBenefit(db, member, [booking.benefit], now))) throw new AppError("FORBIDDEN");
  if (now < opensAt(booking)) {
    throw new AppError("FORBIDDEN", { message: "The way in opens 15 minutes before your session." });
  }
  if (now >= booking.endsAt) throw new AppError("NOT_FOUND", { message: "This session is over." });
  const link = linkOf(booking, await readHours(db));
  if (!link) throw new AppError("NOT_FOUND", { message: "There’s no link yet. Please write to us." });
  return link;
}
