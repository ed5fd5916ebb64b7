import { sessionCalendarWords as words } from "@academy/content/pages/learning/sessions-page";
import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { Db } from "../../platform/db/database.ts";
import type { FindAttachment } from "../../platform/mail/message.ts";
import { type Booking, findBooking } from "./bookings.queries.ts";

/** With our own address, never the meeting's: a calendar is shared with whole families. */
export function bookingCalendar(booking: Booking, baseUrl: string): string {
  const { id, name, startsAt, endsAt, state, revision, changedAt } = booking;
  const isCanceled = state === "canceled";
  const calendar = ical({
    name: words.name,
    prodId: { company: "academy", product: "sessions" },
    method: isCanceled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    // The same event however it changes, so that a calendar moves it instead of adding one.
    id: `${id}@sessions`,
    sequence: revision,
    stamp: changedAt,
    summary: name,
    description: words.description,
    url: new URL("/sessions", baseUrl).href,
    start: startsAt,
    end: endsAt,
    timezone: "UTC",
    status: isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}

/** For the mails about it: as it stands when they leave. */
export function sessionAttachment(db: Db, baseUrl: string): FindAttachment {
  return async ({ id }) => {
    const booking = await findBooking(db, id);
    return (
      booking && {
        fileName: "session.ics",
        contentType: "text/calendar; charset=utf-8",
        read: async () => Buffer.from(bookingCalendar(booking, baseUrl)),
      }
    );
  };
}
