import { type Kysely, sql } from "kysely";
import { z } from "zod";
import { type Tables, tableNames } from "../../db/tables.ts";
import { defineJob, handleJob, type JobHandler, type PeriodicJob } from "../jobs/job.ts";
import { isPostgres } from "./is-postgres.ts";

/** All tables that have grown or shrunk since they were last looked at, each no further than a sample of it. */
const optimizeAll = sql.lit(0x10002);

/** What the engine's planner goes by. For whatever has brought many rows at once, and for changed indexes on SQLite. */
export async function refreshStatistics(db: Kysely<Tables>): Promise<void> {
  if (!isPostgres(db)) return void (await sql`pragma optimize = ${optimizeAll}`.execute(db));
  for (const table of tableNames) {
    await db.transaction().execute(async (tx) => {
      // However long it takes on a busy machine: nobody waits for it.
      await sql`set local statement_timeout = 0`.execute(tx);
      await sql`analyze ${sql.table(table)}`.execute(tx);
    });
  }
}

const statisticsJob = defineJob("database.statistics", z.object({}) as z.ZodType<Record<string, never>>);

export const refreshStatisticsHourly: PeriodicJob = { job: statisticsJob, everyMs: 60 * 60 * 1000 };

/** PostgreSQL looks at its tables by itself. */
export function handleRefreshStatistics(db: Kysely<Tables>): JobHandler {
  return handleJob(statisticsJob, async () => {
    if (!isPostgres(db)) await refreshStatistics(db);
  });
}
