import { z } from "zod";
import type { Clock } from "../clock.ts";
import type { Db } from "../db/database.ts";
import { defineJob, handleJob, type JobHandler, type PeriodicJob } from "./job.ts";
import { deleteJobsDoneBefore } from "./jobs.queries.ts";

const pruneJobs = defineJob("jobs.prune", z.object({}) as z.ZodType<Record<string, never>>);
const hour = 60 * 60 * 1000;
/** Long enough that a key repeated by a retrying browser, webhook or import still finds its first job. */
const rememberMs = 30 * 24 * hour;

export const pruneJobsHourly: PeriodicJob = { job: pruneJobs, everyMs: hour };

export function handlePruneJobs(db: Db, now: Clock): JobHandler {
  return handleJob(pruneJobs, async () => {
    const before = new Date(now().getTime() - rememberMs);
    // In small bites, so that nobody waits long for the write lock.
    while ((await deleteJobsDoneBefore(db, before, 500)) === 500);
  });
}
