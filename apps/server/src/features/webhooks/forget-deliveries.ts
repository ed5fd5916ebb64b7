import { z } from "zod";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/db/database.ts";
import { defineJob, handleJob, type JobHandler, type PeriodicJob } from "../../platform/jobs/job.ts";
import { deleteDeliveriesBefore } from "./deliveries.queries.ts";
import { keptMs } from "./sending/schedule.rules.ts";

const forgetDeliveries = defineJob("webhooks.forget", z.object({}) as z.ZodType<Record<string, never>>);

export const forgetDeliveriesHourly: PeriodicJob = { job: forgetDeliveries, everyMs: 60 * 60 * 1000 };

const atOnce = 500;

/** What was sent names people: it is kept as long as it may help to find out what went wrong. */
export function handleForgetDeliveries({ db, now }: { db: Db; now: Clock }): JobHandler {
  return handleJob(forgetDeliveries, async (_, { signal }) => {
    const before = new Date(now().getTime() - keptMs);
    while (!signal.aborted && (await deleteDeliveriesBefore(db, before, atOnce)) === atOnce) {
      await new Promise((resolve) => setImmediate(resolve));
    }
  });
}
