import { fullName } from "@academy/contract/fields/full-name";
import type { SessionHours } from "@academy/contract/studio/bookings";
import type { SessionNewsProps } from "@academy/documents/mails";
import type { Tx } from "../../platform/db/database.ts";
import { sendMail } from "../../platform/mail/send-mail.ts";
import { listOwnerEmails, type User } from "../account/public.ts";
import type { Booking } from "./bookings.queries.ts";

type Addressee = Pick<User, "firstName" | "lastName" | "email">;
type BookingMail = { booking: Booking; user: Addressee; hours: SessionHours; now: Date };

const toUser = (user: Addressee) => ({ name: fullName(user), address: user.email });
const calendarOf = ({ id }: Booking) => ({ attachment: { kind: "session", id } });
const factsOf = ({ name, startsAt, minutes, zone }: Booking, { firstName }: Addressee) => ({
  firstName,
  name,
  startsAt: startsAt.toISOString(),
  minutes,
  zone,
});
/** One mail for each thing that is done to a booking, whoever runs into it again. */
const keyOf = ({ id, revision }: Booking, about: string) => ({ key: `booking-${about}:${id}:${revision}` });

/** To the learner and to every owner, each with the session for their calendar. */
export async function mailBooked(tx: Tx, { booking, user, hours, now }: BookingMail): Promise<void> {
  await sendMail(
    tx,
    toUser(user),
    { template: "session-booked", props: { ...factsOf(booking, user), changeHours: hours.changeHours } },
    { ...keyOf(booking, "booked"), ...calendarOf(booking), now },
  );
  await tellOwners(tx, "booked", { booking, user, hours, now });
}

type MoveMail = BookingMail & { from: Date; by: "learner" | "owner" };

export async function mailMoved(tx: Tx, { booking, from, user, hours, by, now }: MoveMail): Promise<void> {
  const props = {
    ...factsOf(booking, user),
    from: from.toISOString(),
    byOwner: by === "owner",
    reason: booking.reason,
  };
  await sendMail(
    tx,
    toUser(user),
    { template: "session-moved", props },
    { ...keyOf(booking, "moved"), ...calendarOf(booking), now },
  );
  if (by === "learner") await tellOwners(tx, "moved", { booking, user, hours, now }, from);
}

type CancelMail = BookingMail & { by: "learner" | "owner" | "access" };

export async function mailCanceled(tx: Tx, { booking, user, hours, by, now }: CancelMail): Promise<void> {
  const props = { ...factsOf(booking, user), by, reason: booking.reason };
  await sendMail(
    tx,
    toUser(user),
    { template: "session-canceled", props },
    { ...keyOf(booking, "canceled"), ...calendarOf(booking), now },
  );
  if (by === "owner") return;
  await tellOwners(tx, by === "access" ? "freed" : "canceled", { booking, user, hours, now });
}

async function tellOwners(
  tx: Tx,
  news: SessionNewsProps["news"],
  { booking, user, hours, now }: BookingMail,
  from?: Date,
): Promise<void> {
  const { id, name, startsAt, minutes } = booking;
  const props: SessionNewsProps = {
    news,
    id,
    name,
    learner: fullName(user),
    startsAt: startsAt.toISOString(),
    minutes,
    zone: hours.zone,
    from: from?.toISOString() ?? null,
  };
  for (const address of await listOwnerEmails(tx)) {
    await sendMail(
      tx,
      { address },
      { template: "session-news", props },
      { key: `${keyOf(booking, news).key}:${address}`, ...calendarOf(booking), now },
    );
  }
}

type ReminderMail = {
  booking: Booking;
  user: Addressee;
  lead: "day" | "hour";
  offToken: string;
  key: string;
  now: Date;
};

export async function mailReminder(
  tx: Tx,
  { booking, user, lead, offToken, key, now }: ReminderMail,
): Promise<void> {
  const props = { ...factsOf(booking, user), lead, offToken };
  await sendMail(tx, toUser(user), { template: "session-reminder", props }, { key, now });
}

type OfferMail = { user: Addressee; name: string; key: string; now: Date };

/** False when they were written to lately. */
export const mailOffer = (tx: Tx, { user, name, key, now }: OfferMail): Promise<boolean> =>
  sendMail(
    tx,
    toUser(user),
    { template: "session-offer", props: { firstName: user.firstName, name } },
    { key, now },
  );

export async function mailMade(
  tx: Tx,
  { id, title, user, now }: { id: string; title: string; user: Addressee; now: Date },
): Promise<void> {
  const props = { firstName: user.firstName, title };
  await sendMail(tx, toUser(user), { template: "made-for-you", props }, { key: `made-for-you:${id}`, now });
}
