import { sessionCalendarWords as words } from "@academy/content/pages/learning/sessions-page";
import { type CalendarEvent, calendarFile, type ListCalendarEvents } from "../../platform/calendar-file.ts";
import type { Db } from "../../platform/db/database.ts";
import type { FindAttachment } from "../../platform/mail/message.ts";
import type { Member } from "../access/public.ts";
import { type Booking, findBooking, listCalendarBookings } from "./bookings.queries.ts";

const sessionEvent = (booking: Booking, baseUrl: string): CalendarEvent => ({
  id: `${booking.id}@sessions`,
  summary: booking.name,
  description: words.description,
  url: new URL("/sessions", baseUrl).href,
  startsAt: booking.startsAt,
  endsAt: booking.endsAt,
  changedAt: booking.changedAt,
  sequence: booking.revision,
  isCanceled: booking.state === "canceled",
});

export const bookingCalendar = (booking: Booking, baseUrl: string): string =>
  calendarFile([sessionEvent(booking, baseUrl)], { name: words.name, product: "sessions", isMailed: true });

/** For somebody's own calendar, by the ids that the files in mails have: there it is the same session. */
export function makeSessionEvents({ db, baseUrl }: { db: Db; baseUrl: string }): ListCalendarEvents<Member> {
  return async (member, within) =>
    (await listCalendarBookings(db, member, within)).map((booking) => sessionEvent(booking, baseUrl));
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
