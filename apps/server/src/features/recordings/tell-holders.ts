import { z } from "zod";
import type { Clock } from "../../platform/clock.ts";
import { type Db, inTransaction, type Tx } from "../../platform/db/database.ts";
import { enqueue } from "../../platform/jobs/enqueue.ts";
import { defineJob, handleJob, type JobHandler } from "../../platform/jobs/job.ts";
import { sendMail } from "../../platform/mail/send-mail.ts";
import { listHolders } from "../access/public.ts";
import { findRecording, listAddresses, setPublished } from "./recordings.queries.ts";

const tellHolders = defineJob(
  "recordings.tell-holders",
  z.object({ lessonId: z.string(), after: z.string() }),
);

/** So few that others have their turn on SQLite between two lots. */
const atOnce = 100;

const enqueueLot = (tx: Tx, lot: { lessonId: string; after: string }, now: Date) =>
  enqueue(tx, tellHolders, lot, { key: `recording-told:${lot.lessonId}:${lot.after}`, now });

/** When a recording is published for the first time, those who were promised it are told, unless the owner said not to. */
export async function tellOfRecording(tx: Tx, lessonId: string, now: Date): Promise<void> {
  if (await setPublished(tx, lessonId, now)) await enqueueLot(tx, { lessonId, after: "" }, now);
}

/** One mail each, lot by lot: keyed by recording and person, so that whatever is done again sends none again. */
export function handleTellHolders({ db, now: clock }: { db: Db; now: Clock }): JobHandler {
  return handleJob(tellHolders, ({ lessonId, after }) =>
    inTransaction(db, async (tx) => {
      const now = clock();
      const recording = await findRecording(tx, lessonId);
      // Put away again meanwhile: the mail would lead to nothing.
      if (!recording?.isShown || recording.benefitId === null) return;
      const { title, shelf, shelfId, benefitId } = recording;
      const holders = await listHolders(tx, [benefitId], { now, after, limit: atOnce });
      for (const { id, email, firstName } of await listAddresses(tx, holders)) {
        await sendMail(
          tx,
          { address: email },
          { template: "recording-up", props: { firstName, recording: title, shelf, shelfId, lessonId } },
          { key: `recording-up:${lessonId}:${id}`, now },
        );
      }
      const last = holders.at(-1);
      if (last !== undefined && holders.length === atOnce)
        await enqueueLot(tx, { lessonId, after: last }, now);
    }),
  );
}
