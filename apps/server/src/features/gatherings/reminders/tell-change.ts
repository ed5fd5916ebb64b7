import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Clock } from "../../../platform/clock.ts";
import { type Db, inTransaction, type Tx } from "../../../platform/db/database.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import { defineJob, handleJob, type JobHandler } from "../../../platform/jobs/job.ts";
import { sendMails } from "../../../platform/mail/send-mail.ts";
import { momentInWords } from "../../../platform/moment-in-words.rules.ts";
import { listHolders } from "../../access/public.ts";
import type { AccountDeps } from "../../account/public.ts";
import { peopleAtOnce } from "./remind.ts";
import { findToTell, listRecipients } from "./reminders.queries.ts";
import { remindersToken } from "./reminders-token.ts";

const tellJob = defineJob(
  "gatherings.tell-change",
  z.object({
    changeId: z.string(),
    dateId: z.string(),
    kind: z.enum(["moved", "canceled"]),
    /** When it was to be, of one that was moved. */
    was: z.string().nullable(),
    startsAt: z.string(),
    /** Whether those after it changed with it. */
    isRest: z.boolean(),
    after: z.string(),
  }),
);

type Change = {
  date: { id: string; starts_at: Date };
  kind: "moved" | "canceled";
  was: Date | null;
  isRest: boolean;
  now: Date;
};

/** One mail to each who may come, however many dates changed with it. */
export async function tellChange(tx: Tx, { date, kind, was, isRest, now }: Change): Promise<void> {
  await enqueue(
    tx,
    tellJob,
    {
      changeId: randomUUID(),
      dateId: date.id,
      kind,
      was: was?.toISOString() ?? null,
      startsAt: date.starts_at.toISOString(),
      isRest,
      after: "",
    },
    { now },
  );
}

type Deps = { db: Db; now: Clock; hash: AccountDeps["hash"] };

export function handleTellChange({ db, now, hash }: Deps): JobHandler {
  return handleJob(tellJob, async (change) => {
    const { changeId, dateId, kind, was, startsAt, isRest, after } = change;
    await inTransaction(db, async (tx) => {
      const date = await findToTell(tx, dateId);
      // Moved again, or canceled, before anybody heard of it: then that is what they are told.
      if (!date || date.starts_at.toISOString() !== startsAt) return;
      if (kind === "moved" && date.canceled_at) return;
      const holders = await listHolders(tx, date.benefits, {
        now: date.starts_at,
        after,
        limit: peopleAtOnce,
      });
      const people = await listRecipients(tx, holders, { dateId, isAlsoForGoing: true });
      await sendMails(
        tx,
        people.map(({ id, email, first_name, zone }) => {
          const inWords = (at: Date) => momentInWords(at, zone ?? date.zone);
          return {
            to: { address: email },
            mail: {
              template: kind === "moved" ? ("gathering-moved" as const) : ("gathering-canceled" as const),
              props: {
                firstName: first_name,
                dateId,
                title: date.title,
                when: inWords(date.starts_at),
                was: was === null ? "" : inWords(new Date(was)),
                reason: date.cancel_reason ?? "",
                isRest,
                offToken: remindersToken(hash, id),
              },
            },
            key: `gathering-change:${changeId}:${id}`,
          };
        }),
        now(),
      );
      const last = holders.at(-1);
      if (!last || holders.length < peopleAtOnce) return;
      await enqueue(
        tx,
        tellJob,
        { ...change, after: last },
        { key: `gatherings.tell-change:${changeId}:${last}`, now: now() },
      );
    });
  });
}
