import { z } from "zod";
import type { Clock } from "../../platform/clock.ts";
import { type Db, inTransaction } from "../../platform/db/database.ts";
import { defineJob, handleJob, type JobHandler, type PeriodicJob } from "../../platform/jobs/job.ts";
import { sendMail } from "../../platform/mail/send-mail.ts";
import { listOwnerEmails } from "../account/public.ts";
import { listUnmailed, setMailed } from "./contact.queries.ts";

const mailGathered = defineJob("contact.mail-gathered", z.object({}) as z.ZodType<Record<string, never>>);

export const mailGatheredHourly: PeriodicJob = { job: mailGathered, everyMs: 60 * 60 * 1000 };

/** As many as a mail can be read with; the next hour brings the next. */
const maxInOneMail = 50;

/** One mail an hour to each owner, with every message that came in too fast to be mailed by itself. */
export function handleMailGathered({ db, now }: { db: Db; now: Clock }): JobHandler {
  return handleJob(mailGathered, async () => {
    await inTransaction(db, async (tx) => {
      const gathered = await listUnmailed(tx, maxInOneMail);
      if (gathered.length === 0) return;
      const messages = gathered.map(({ id: _id, dueAt, ...message }) => ({
        ...message,
        dueAt: dueAt?.toISOString() ?? null,
      }));
      for (const address of await listOwnerEmails(tx)) {
        await sendMail(
          tx,
          { address },
          { template: "contact-messages", props: { messages } },
          { now: now() },
        );
      }
      await setMailed(
        tx,
        gathered.map(({ id }) => id),
        now(),
      );
    });
  });
}
