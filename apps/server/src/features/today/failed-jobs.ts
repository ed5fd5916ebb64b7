import { type Db, inTransaction, type Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import { deleteDeadJob, reviveDeadJobs } from "../../platform/jobs/jobs.queries.ts";
import { type Actor, recordAudit } from "../audit/public.ts";

type JobAction = Actor & { id: string };

/** Back in the queue, with all its tries. Whoever comes second is told that it is gone. */
export const retryJob = (db: Db, job: JobAction) =>
  settle(db, job, "job.retried", async (tx) => (await reviveDeadJobs(tx, job.id, job.now)) === 1);

export const dropJob = (db: Db, job: JobAction) =>
  settle(db, job, "job.dropped", (tx) => deleteDeadJob(tx, job.id));

function settle(
  db: Db,
  { id, by, now }: JobAction,
  action: string,
  work: (tx: Tx) => Promise<boolean>,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!(await work(tx))) throw new AppError("NOT_FOUND");
    await recordAudit(tx, { by, action, subject: { kind: "job", id } }, now);
  });
}
