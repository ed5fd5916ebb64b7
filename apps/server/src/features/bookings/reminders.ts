import { z } from "zod";
import type { Clock } from "../../platform/clock.ts";
import { type Db, inTransaction, type Tx } from "../../platform/db/database.ts";
import { enqueue } from "../../platform/jobs/enqueue.ts";
import { defineJob, handleJob, type JobHandler } from "../../platform/jobs/job.ts";
import { type AccountDeps, findUserById } from "../account/public.ts";
import { remindersToken, wantsReminders } from "../gatherings/public.ts";
import { mailReminder } from "./booking-mails.ts";
import { type Booking, findBooking } from "./bookings.queries.ts";

const hourMs = 60 * 60_000;
const leads = { day: 24 * hourMs, hour: hourMs } as const;

const remind = defineJob(
  "bookings.remind",
  z.object({ bookingId: z.string(), startsAt: z.iso.datetime(), lead: z.enum(["day", "hour"]) }),
);

const keyOf = ({ id, startsAt }: Pick<Booking, "id" | "startsAt">, lead: string) =>
  `booking-reminder:${id}:${startsAt.toISOString()}:${lead}`;

/** A day and an hour before, as far as that is to come. One that is moved is reminded of anew. */
export async function remindLater(tx: Tx, booking: Booking, now: Date): Promise<void> {
  for (const lead of ["day", "hour"] as const) {
    const runAt = new Date(booking.startsAt.getTime() - leads[lead]);
    if (runAt <= now) continue;
    const payload = { bookingId: booking.id, startsAt: booking.startsAt.toISOString(), lead };
    await enqueue(tx, remind, payload, { key: keyOf(booking, lead), runAt, now });
  }
}

type Deps = { db: Db; now: Clock; hash: AccountDeps["hash"] };

/**
 * Only of what still stands as it did, and is still to come; its mail has a key, so it is there once. One click in any
 * reminder ends them all, those of gatherings too.
 */
export function handleRemindOfSession({ db, now, hash }: Deps): JobHandler {
  return handleJob(remind, ({ bookingId, startsAt, lead }) =>
    inTransaction(db, async (tx) => {
      const booking = await findBooking(tx, bookingId);
      const isAsItWas = booking?.state === "booked" && booking.startsAt.toISOString() === startsAt;
      if (!booking || !isAsItWas || !booking.hasReminders || booking.startsAt <= now()) return;
      const user = await findUserById(tx, booking.userId);
      if (!user || !(await wantsReminders(tx, user.id))) return;
      const offToken = remindersToken(hash, user.id);
      const key = `${keyOf(booking, lead)}:mail`;
      await mailReminder(tx, { booking, user, lead, offToken, key, now: now() });
    }),
  );
}
