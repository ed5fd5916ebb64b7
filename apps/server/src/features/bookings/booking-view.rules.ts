import { linkOpensMinutesBefore } from "@academy/contract/fields/booking-limits";
import type { BookingView } from "@academy/contract/learning/bookings";
import type { SessionHours } from "@academy/contract/studio/bookings";
import type { Booking } from "./bookings.queries.ts";

const hourMs = 60 * 60_000;

/** From when the link of a session opens. */
export const opensAt = ({ startsAt }: Pick<Booking, "startsAt">): Date =>
  new Date(startsAt.getTime() - linkOpensMinutesBefore * 60_000);

export const linkOf = ({ link }: Pick<Booking, "link">, hours: Pick<SessionHours, "link">): string | null =>
  link ?? hours.link;

/** Until when its learner may move or cancel it. */
const changesUntil = (
  { startsAt }: Pick<Booking, "startsAt">,
  { changeHours }: Pick<SessionHours, "changeHours">,
) => new Date(startsAt.getTime() - changeHours * hourMs);

export const canChange = (
  booking: Pick<Booking, "startsAt" | "state">,
  hours: Pick<SessionHours, "changeHours">,
  now: Date,
): boolean => booking.state === "booked" && now < booking.startsAt && now <= changesUntil(booking, hours);

/** As its learner sees it: never the link itself. */
export function toBookingView(
  booking: Booking,
  { hours, now }: { hours: SessionHours; now: Date },
): BookingView {
  const { id, benefit, name, startsAt, minutes, state, canceledBy, reason, intake, hasReminders } = booking;
  return {
    id,
    benefit,
    name,
    startsAt: startsAt.toISOString(),
    minutes,
    state,
    canceledBy,
    reason,
    intake,
    hasReminders,
    changesUntil: canChange(booking, hours, now) ? changesUntil(booking, hours).toISOString() : null,
    opensAt: state === "booked" && linkOf(booking, hours) !== null ? opensAt(booking).toISOString() : null,
  };
}
