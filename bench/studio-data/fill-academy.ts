import type { Database } from "../../apps/server/src/platform/db/database.ts";
import { refreshStatistics } from "../../apps/server/src/platform/db/statistics.ts";
import type { Engine } from "../../apps/server/src/platform/db/values.ts";
import { runStatements, settleTables } from "../../apps/server/src/testing/data/run-statements.ts";
import { attendanceStatements, calendarTables, gatheringStatements } from "./calendars.ts";
import { leadStatements } from "./leads.ts";
import { learnerStatements } from "./learners.ts";
import { filledTables, funnelStatements, maxOthers, otherStatements } from "./rest.ts";
import type { DataPlan } from "./sql.ts";

/** So many that no statement takes longer than one may. */
const atOnce = 5000;

/** However long it takes; and where that is allowed, without looking up each row that another names: all of them are there. */
const unhurried = (engine: Engine): string[] =>
  engine === "sqlite"
    ? []
    : [
        "set local statement_timeout = 0",
        `select set_config('session_replication_role', 'replica', true) from pg_roles
          where rolname = current_user and rolsuper`,
      ];

/** `others` are messages, questions, mails and what owners did: as many as there are of them in a busy year, unless said. */
export type AcademySize = { leads: number; learners: number; others?: number };

/**
 * A year of a busy academy: leads with results, learners with accounts, orders, payments and progress. The same rows in
 * every run, on either engine; only their days go by the day they are made on. It must have its tables and courses.
 */
export async function fillAcademy(
  database: Pick<Database, "db" | "engine">,
  { leads, learners, others = maxOthers, now = new Date() }: AcademySize & { now?: Date },
): Promise<void> {
  const { db, engine } = database;
  const made: DataPlan = { engine, leads, learners, base: Math.floor(now.getTime() / 1000) };
  const inBatches = async (
    count: number,
    make: (made: DataPlan, first: number, last: number) => string[],
  ) => {
    for (let first = 1; first <= count; first += atOnce) {
      await runStatements(db, [
        ...unhurried(engine),
        ...make(made, first, Math.min(count, first + atOnce - 1)),
      ]);
    }
  };
  await inBatches(leads, leadStatements);
  await inBatches(learners, learnerStatements);
  await inBatches(others, otherStatements);
  await runStatements(db, [...unhurried(engine), ...funnelStatements(made), ...gatheringStatements(made)]);
  await inBatches(learners, attendanceStatements);
  await settleTables(database, [...filledTables, ...calendarTables]);
  // As the academy does by itself within the hour.
  if (engine === "sqlite") await refreshStatistics(db);
}
