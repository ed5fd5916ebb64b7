import type { Database } from "../../apps/server/src/platform/db/database.ts";
import { runStatements, settleTables } from "../../apps/server/src/testing/data/run-statements.ts";
import { leadStatements } from "./leads.ts";
import { learnerStatements } from "./learners.ts";
import { filledTables, otherStatements } from "./rest.ts";
import type { Made } from "./sql.ts";

/** So many that no statement takes longer than one may. */
const atOnce = 5000;

type Size = { leads: number; learners: number; now?: Date };

/**
 * A year of a busy academy: leads with results, learners with accounts, orders, payments and progress. The same rows in
 * every run, on either engine; only their days go by the day they are made on. It must have its tables and courses.
 */
export async function fillAcademy(
  database: Pick<Database, "db" | "engine">,
  { leads, learners, now = new Date() }: Size,
): Promise<void> {
  const { db, engine } = database;
  const made: Made = { engine, leads, learners, base: Math.floor(now.getTime() / 1000) };
  const inBatches = async (count: number, make: (made: Made, first: number, last: number) => string[]) => {
    for (let first = 1; first <= count; first += atOnce) {
      await runStatements(db, make(made, first, Math.min(count, first + atOnce - 1)));
    }
  };
  await inBatches(leads, leadStatements);
  await inBatches(learners, learnerStatements);
  await runStatements(db, otherStatements(made));
  await settleTables(database, filledTables);
}
