import type { Clock } from "../../platform/clock.ts";
import { type Db, inTransaction } from "../../platform/db/database.ts";
import { handleJob, type JobHandler } from "../../platform/jobs/job.ts";
import { accessEnded, listHeldBenefits } from "../access/public.ts";
import { findUserById } from "../account/public.ts";
import { listUpcomingOf } from "./bookings.queries.ts";
import { cancel } from "./change-booking.ts";
import { holdHours } from "./hours/hours.queries.ts";
import { readHours } from "./hours/session-hours.ts";
import { deleteSharesWithout } from "./sharing/shares.queries.ts";

/** Whoever lost what a session belongs to: their hours are free again, and nothing is shared with the owner any more. */
export function handleAccessEnded({ db, now }: { db: Db; now: Clock }): JobHandler {
  return handleJob(accessEnded, ({ userId }) =>
    inTransaction(db, async (tx) => {
      await holdHours(tx);
      const user = await findUserById(tx, userId);
      if (!user) return;
      const hours = await readHours(tx);
      const held = (await listHeldBenefits(tx, user, now())).map(({ id }) => id);
      for (const booking of await listUpcomingOf(tx, userId, now())) {
        if (held.includes(booking.benefit)) continue;
        await cancel(tx, booking, { user, hours, by: "access", reason: null, now: now() });
      }
      await deleteSharesWithout(tx, userId, held);
    }),
  );
}
