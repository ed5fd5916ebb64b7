import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { startApi } from "../../testing/servers/start-api.ts";
import { seededDatabase } from "../../testing/servers/test-database.ts";

test("a server that loses PostgreSQL is not ready until it is back, and needs no restart", async () => {
  const databaseEnv = await seededDatabase();
  const api = await startApi({ databaseEnv });
  const name = new URL(databaseEnv.DATABASE_URL ?? "").pathname.slice(1);
  const admin = new pg.Client({ connectionString: inject("postgresUrl") });
  await admin.connect();
  onTestFinished(() => admin.end());
  expect((await api.get("/readyz")).status).toBe(200);

  await admin.query(`alter database ${name} allow_connections false`);
  // Until they are gone: a connection that ends later would fail whoever is given it once the database is back.
  const endAll = "select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = $1";
  await admin.query(endAll, [name]);
  const away = await api.get("/readyz");

  expect([away.status, await away.json()]).toEqual([
    503,
    { status: "unavailable", database: "away", migrations: "unknown" },
  ]);
  expect((await api.get("/healthz")).status).toBe(200);
  await admin.query(`alter database ${name} allow_connections true`);
  expect((await api.get("/readyz")).status).toBe(200);
});
