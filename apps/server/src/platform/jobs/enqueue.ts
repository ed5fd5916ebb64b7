import type { Db, Tx } from "../db/database.ts";
import { orderedId } from "../ordered-id.ts";
import type { Job } from "./job.ts";
import { insertJob, insertJobs } from "./jobs.queries.ts";

/** What has been due for longest comes first: this goes ahead of all that became due within a day. */
const awaitedAheadMs = 24 * 60 * 60_000;
/** When something counts as awaited, whatever it is: by then it has been due for half a day. */
export const awaitedSince = (now: Date) => new Date(now.getTime() - awaitedAheadMs / 2);

type Options = {
  /** The same key twice makes one job, for as long as the job is remembered. */
  key?: string;
  runAt?: Date;
  /** Somebody waits for it: its turn comes before that of everything else there is to do. */
  isAwaited?: boolean;
  /** What it is about, where that is looked up later: kept when what it carried is forgotten. */
  label?: string;
  /** Whom it is to, of a mail: kept as well. */
  recipient?: string | undefined;
  now: Date;
};

/** Commits with what caused it: hand in the caller's transaction. Answers whether the job is new. */
export function enqueue<Payload>(
  db: Db | Tx,
  job: Job<Payload>,
  payload: Payload,
  { key, runAt, isAwaited = false, label, recipient, now }: Options,
): Promise<boolean> {
  return insertJob(db, {
    id: orderedId(now),
    kind: job.kind,
    key: key ?? null,
    label: label ?? null,
    recipient: recipient ?? null,
    payload: job.payload.parse(payload),
    runAt: runAt ?? (isAwaited ? new Date(now.getTime() - awaitedAheadMs) : now),
    now,
  });
}

type ManyJobs<Payload> = readonly (Pick<Options, "key" | "runAt" | "label" | "recipient"> & {
  payload: Payload;
})[];

/** The same for many of a kind, in one statement. */
export async function enqueueAll<Payload>(
  db: Db | Tx,
  job: Job<Payload>,
  many: ManyJobs<Payload>,
  now: Date,
): Promise<void> {
  await insertJobs(
    db,
    many.map(({ payload, key, label, recipient, runAt }) => ({
      id: orderedId(now),
      kind: job.kind,
      key: key ?? null,
      label: label ?? null,
      recipient: recipient ?? null,
      payload: job.payload.parse(payload),
      runAt: runAt ?? now,
      now,
    })),
  );
}
