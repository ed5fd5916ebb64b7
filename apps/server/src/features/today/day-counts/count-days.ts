import { setImmediate } from "node:timers/promises";
import { z } from "zod";
import type { Clock } from "../../../platform/clock.ts";
import { type Db, inTransaction } from "../../../platform/db/database.ts";
import { defineJob, handleJob, type JobHandler, type PeriodicJob } from "../../../platform/jobs/job.ts";
import { findSetting, saveSetting } from "../../../platform/settings/academy-settings.queries.ts";
import { sumFunnel } from "../../funnel/public.ts";
import { countArchetypes } from "../../leads/public.ts";
import { type DayCount, insertDayCounts, sumDayCounts } from "./day-counts.queries.ts";
import { dayAfter, daysToCount } from "./days.rules.ts";

const countDaysJob = defineJob("today.count-days", z.object({}) as z.ZodType<Record<string, never>>);
const setting = "days-counted-until";

export const countDaysHourly: PeriodicJob = { job: countDaysJob, everyMs: 60 * 60 * 1000 };

/** Days that are over change no more: each is counted once, and a chart of ninety adds up what was counted. */
export function handleCountDays({ db, now }: { db: Db; now: Clock }): JobHandler {
  return handleJob(countDaysJob, async () => {
    for (const day of daysToCount(await findCountedUntil(db), now())) {
      const days = { from: day, until: day };
      const [funnel, leads] = [await funnelCounts(db, days), await leadCounts(db, days)];
      await inTransaction(db, async (tx) => {
        await insertDayCounts(tx, "funnel", day, funnel);
        await insertDayCounts(tx, "leads", day, leads);
        await saveSetting(tx, setting, day, now());
      });
      await setImmediate();
    }
  });
}

async function findCountedUntil(db: Db): Promise<string | undefined> {
  return z.iso.date().safeParse(await findSetting(db, setting)).data;
}

type Days = { from: string; until: string };

/** What a row of the funnel is about, as a name under which it is added up. */
export type FunnelName = { event: string; step: number; variant: string };
const nameOf = ({ event, step, variant }: FunnelName) => `${event}|${step}|${variant}`;
const readName = (name: string): FunnelName => {
  const [event = "", step = "0", variant = ""] = name.split("|");
  return { event, step: Number(step), variant };
};

async function funnelCounts(db: Db, days: Days): Promise<DayCount[]> {
  return (await sumFunnel(db, days)).map((row) => ({ name: nameOf(row), count: row.count }));
}

async function leadCounts(db: Db, { from, until }: Days): Promise<DayCount[]> {
  const rows = await countArchetypes(db, { from: new Date(from), before: new Date(dayAfter(until)) });
  return rows.map(({ archetype, count }) => ({ name: archetype ?? "", count }));
}

/** The closed days as they were counted, and the rest as it stands now. */
async function sumUp(
  db: Db,
  subject: "funnel" | "leads",
  days: Days,
  countOpen: (db: Db, days: Days) => Promise<DayCount[]>,
): Promise<Map<string, number>> {
  const counted = (await findCountedUntil(db)) ?? "";
  const countedUntil = counted < days.until ? counted : days.until;
  const openFrom = countedUntil >= days.from ? dayAfter(countedUntil) : days.from;
  const closed = await sumDayCounts(db, subject, { from: days.from, until: countedUntil });
  const open = openFrom <= days.until ? await countOpen(db, { from: openFrom, until: days.until }) : [];
  const sums = new Map<string, number>();
  for (const { name, count } of [...closed, ...open]) sums.set(name, (sums.get(name) ?? 0) + count);
  return sums;
}

export async function sumFunnelOf(db: Db, days: Days): Promise<(FunnelName & { count: number })[]> {
  const sums = await sumUp(db, "funnel", days, funnelCounts);
  return [...sums].map(([name, count]) => ({ ...readName(name), count }));
}

export async function sumArchetypesOf(db: Db, days: Days): Promise<{ archetype: string; count: number }[]> {
  const sums = await sumUp(db, "leads", days, leadCounts);
  return [...sums].map(([archetype, count]) => ({ archetype, count }));
}
