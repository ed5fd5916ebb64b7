import { sql } from "kysely";
import { expect, test } from "vitest";
import { fillWithLeads, manyLeads } from "../../testing/data/many-leads.ts";
import { testDatabase } from "../../testing/servers/test-database.ts";
import { isPostgres } from "./is-postgres.ts";
import { refreshStatistics } from "./statistics.ts";

test("after many rows have come the engine knows about how many there are", async () => {
  const { db } = await testDatabase();
  await fillWithLeads(db);

  await refreshStatistics(db);

  const { rows } = isPostgres(db)
    ? await sql<{ known: number }>`select reltuples as known from pg_class where relname = 'leads'`.execute(
        db,
      )
    : await sql<{
        known: string;
      }>`select stat as known from sqlite_stat1 where idx = 'leads_by_time'`.execute(db);
  // SQLite says how many rows there are, and then how many of them are alike in each column.
  const known = Number.parseInt(String(rows[0]?.known), 10);
  expect(known).toBeGreaterThan(manyLeads / 2);
  expect(known).toBeLessThan(manyLeads * 2);
});
