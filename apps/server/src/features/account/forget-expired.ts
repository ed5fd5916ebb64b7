import { z } from "zod";
import { defineJob, handleJob, type JobHandler, type PeriodicJob } from "../../platform/jobs/job.ts";
import type { AccountDeps } from "./account-deps.ts";
import { deleteExpired } from "./expired.queries.ts";
import { quietMs } from "./proofs/attempts.rules.ts";

const hour = 60 * 60 * 1000;
const forgetExpired = defineJob("account.forget-expired", z.object({}) as z.ZodType<Record<string, never>>);

export const forgetExpiredHourly: PeriodicJob = { job: forgetExpired, everyMs: hour };

/** What has run out is refused anyway; this keeps nobody's address longer than needed. */
export function handleForgetExpired({ db, now }: Pick<AccountDeps, "db" | "now">): JobHandler {
  return handleJob(forgetExpired, async () => {
    const at = now();
    const ago = (ms: number) => new Date(at.getTime() - ms);
    await deleteExpired(db, { now: at, codesBefore: ago(24 * hour), attemptsBefore: ago(quietMs) });
  });
}
