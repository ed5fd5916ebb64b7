import pg from "pg";
import { expect, test } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import { emptyDatabase, testDatabase } from "../../testing/servers/test-database.ts";
import { inTurn } from "./postgres.ts";

test("a process that starts waits until another has looked at the tables and changed them", async () => {
  const databaseEnv = await emptyDatabase();
  const pool = new pg.Pool({ connectionString: databaseEnv.DATABASE_URL });
  const { promise: isDone, resolve: finish } = Promise.withResolvers<void>();
  const first = inTurn(pool, () => isDone);

  const second = testDatabase(databaseEnv);
  const waiting = async () =>
    (await pool.query("select 1 from pg_locks where locktype = 'advisory' and not granted")).rowCount;
  await eventually(waiting, (count) => count === 1);
  const tables = await pool.query("select 1 from information_schema.tables where table_schema = 'public'");
  expect(tables.rowCount).toBe(0);
  finish();

  await first;
  expect(await (await second).db.selectFrom("users").select("id").execute()).toEqual([]);
  await pool.end();
});
