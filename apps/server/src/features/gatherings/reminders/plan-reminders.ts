import { z } from "zod";
import type { Clock } from "../../../platform/clock.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { enqueueAll } from "../../../platform/jobs/enqueue.ts";
import { defineJob, handleJob, type JobHandler, type PeriodicJob } from "../../../platform/jobs/job.ts";
import { listDatesBetween } from "./reminders.queries.ts";

const hourMs = 60 * 60 * 1000;

/** How long before it begins each is sent, and how late it may still be. */
export const reminderTimes = {
  day: { beforeMs: 24 * hourMs, latestMs: 6 * hourMs },
  hour: { beforeMs: hourMs, latestMs: 0 },
} as const;
const kinds = ["day", "hour"] as const;

/** To everybody who may come, a page of them at a time. What was moved or canceled since is reminded of no more. */
export const remindJob = defineJob(
  "gatherings.remind",
  z.object({ dateId: z.string(), startsAt: z.string(), kind: z.enum(kinds), after: z.string() }),
);

const planJob = defineJob("gatherings.plan-reminders", z.object({}) as z.ZodType<Record<string, never>>);
export const planRemindersHourly: PeriodicJob = { job: planJob, everyMs: hourMs };

export function handlePlanReminders({ db, now }: { db: Db; now: Clock }): JobHandler {
  return handleJob(planJob, () => planReminders(db, now()));
}

/** Each date gets its two jobs once it is near: they are kept by its time, so that one that was moved gets others. */
export async function planReminders(db: Db | Tx, now: Date): Promise<void> {
  const until = new Date(now.getTime() + reminderTimes.day.beforeMs + 2 * hourMs);
  const dates = await listDatesBetween(db, now, until);
  const jobs = dates.flatMap(({ id: dateId, starts_at }) =>
    kinds.flatMap((kind) => {
      const { beforeMs, latestMs } = reminderTimes[kind];
      if (starts_at.getTime() - now.getTime() <= latestMs) return [];
      const startsAt = starts_at.toISOString();
      const runAt = new Date(starts_at.getTime() - beforeMs);
      return [
        { payload: { dateId, startsAt, kind, after: "" }, key: remindKey(dateId, startsAt, kind, ""), runAt },
      ];
    }),
  );
  await enqueueAll(db, remindJob, jobs, now);
}

export const remindKey = (dateId: string, startsAt: string, kind: string, after: string) =>
  `gatherings.remind:${dateId}:${startsAt}:${kind}:${after}`;
