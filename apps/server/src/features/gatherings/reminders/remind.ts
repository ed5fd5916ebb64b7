import type { Clock } from "../../../platform/clock.ts";
import { type Db, inTransaction } from "../../../platform/db/database.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import { handleJob, type JobHandler } from "../../../platform/jobs/job.ts";
import { sendMails } from "../../../platform/mail/send-mail.ts";
import { momentInWords } from "../../../platform/moment-in-words.rules.ts";
import { listHolders } from "../../access/public.ts";
import type { AccountDeps } from "../../account/public.ts";
import { dayInWords } from "./day-in-words.rules.ts";
import { reminderTimes, remindJob, remindKey } from "./plan-reminders.ts";
import { findToTell, listRecipients } from "./reminders.queries.ts";
import { remindersToken } from "./reminders-token.ts";

/** So many people at a time: what is begun is soon done, and goes on where it was. */
export const peopleAtOnce = 200;

type Deps = { db: Db; now: Clock; hash: AccountDeps["hash"] };

export function handleRemind({ db, now, hash }: Deps): JobHandler {
  return handleJob(remindJob, async ({ dateId, startsAt, kind, after }) => {
    const at = now();
    await inTransaction(db, async (tx) => {
      const date = await findToTell(tx, dateId);
      if (!date || date.canceled_at || date.starts_at.toISOString() !== startsAt) return;
      if (date.starts_at.getTime() - at.getTime() <= reminderTimes[kind].latestMs) return;
      const holders = await listHolders(tx, date.benefits, {
        now: date.starts_at,
        after,
        limit: peopleAtOnce,
      });
      const people = await listRecipients(tx, holders, { dateId, isAlsoForGoing: false });
      await sendMails(
        tx,
        people.map(({ id, email, first_name, zone }) => ({
          to: { address: email },
          mail: {
            template: "gathering-reminder",
            props: {
              firstName: first_name,
              dateId,
              title: date.title,
              host: date.host,
              when: momentInWords(date.starts_at, zone ?? date.zone),
              soon: kind === "hour" ? "hour" : dayInWords(date.starts_at, at, zone ?? date.zone),
              offToken: remindersToken(hash, id),
            },
          },
          key: `gathering-reminder:${dateId}:${startsAt}:${kind}:${id}`,
        })),
        at,
      );
      const last = holders.at(-1);
      if (!last || holders.length < peopleAtOnce) return;
      const next = { dateId, startsAt, kind, after: last };
      await enqueue(tx, remindJob, next, { key: remindKey(dateId, startsAt, kind, last), now: at });
    });
  });
}
