import { expect, test } from "vitest";
import { eventually } from "../../../testing/eventually.ts";
import { startApi } from "../../../testing/servers/start-api.ts";
import { emptyDatabase, testDatabase } from "../../../testing/servers/test-database.ts";
import { inTurn, postgresPool } from "./postgres.ts";

test("a process that starts waits until another has looked at the tables and changed them", async () => {
  const databaseEnv = await emptyDatabase();
  // The academy's own pool outlives the loss of a connection: one says that it has ended before its connections have, and
  // the database is dropped under those that still say goodbye.
  const pool = postgresPool(String(databaseEnv.DATABASE_URL), { warn() {} });
  const { promise: isDone, resolve: finish } = Promise.withResolvers<void>();
  const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>();
  const first = inTurn(pool, () => {
    begin();
    return isDone;
  });
  await hasBegun;

  const second = testDatabase(databaseEnv);
  const waiting = async () =>
    // Other tests wait in databases of their own.
    (
      await pool.query(
        "select 1 from pg_locks join pg_database on oid = database where locktype = 'advisory' and not granted and datname = current_database()",
      )
    ).rowCount;
  await eventually(waiting, (count) => count === 1);
  const tables = await pool.query("select 1 from information_schema.tables where table_schema = 'public'");
  expect(tables.rowCount).toBe(0);
  finish();

  await first;
  expect(await (await second).db.selectFrom("users").select("id").execute()).toEqual([]);
  await pool.end();
});

test("servers that start together on an empty database all come up, and samples are made once", async () => {
  for (let round = 0; round < 3; round++) {
    const databaseEnv = await emptyDatabase();

    const servers = await Promise.all([1, 2, 3].map(() => startApi({ databaseEnv, hasSampleHistory: true })));

    const [first] = servers;
    for (const { sampleSignIns } of servers) expect(sampleSignIns).toEqual(first?.sampleSignIns);
    expect(await first?.db.selectFrom("users").select("id").execute()).toHaveLength(2);
    expect(await first?.db.selectFrom("certificates").select("id").execute()).toHaveLength(1);
    const courses = (await first?.db.selectFrom("courses").select(["title", "is_shelf"]).execute()) ?? [];
    expect(courses.filter(({ is_shelf }) => !is_shelf)).toHaveLength(4);
    expect(new Set(courses.map(({ title }) => title)).size, "shelves too").toBe(courses.length);
    expect(courses.length).toBeGreaterThan(4);
    for (const server of servers) await server.stop();
  }
});
