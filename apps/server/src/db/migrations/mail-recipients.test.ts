import { join } from "node:path";
import { Kysely } from "kysely";
import { expect, inject, onTestFinished, test } from "vitest";
import { migrateToLatest } from "../../platform/db/migrate.ts";
import { postgresDialect, postgresPool } from "../../platform/db/postgres/postgres.ts";
import { sqliteDialect } from "../../platform/db/sqlite/sqlite.ts";
import { runStatements } from "../../testing/data/run-statements.ts";
import { emptyDatabase } from "../../testing/servers/test-database.ts";
import type { Tables } from "../tables.ts";
import { migrations } from "./index.ts";

test("mails that have not left are found by their address; those that have, had forgotten it", async () => {
  const { DATA_DIR, DATABASE_URL } = await emptyDatabase();
  const dialect = DATABASE_URL
    ? postgresDialect(postgresPool(DATABASE_URL, { warn() {} }))
    : sqliteDialect(join(DATA_DIR, "academy.sqlite"), 1000);
  const db = new Kysely<Tables>({ dialect });
  onTestFinished(() => db.destroy());
  const all = migrations(inject("engine"));
  const upTo = (last: string) => Object.fromEntries(Object.entries(all).filter(([name]) => name <= last));
  await migrateToLatest(db, upTo("0064-grant-ends"));
  const job = (id: string, kind: string, state: string, payload: string) => `insert into jobs
    (id, kind, payload, state, run_at, attempts, created_at) values ('${id}', '${kind}', '${payload}', '${state}',
    '2031-05-01T10:00:00.000Z', 0, '2031-05-01T10:00:00.000Z')`;
  await runStatements(db, [
    job("a", "mail.send", "dead", '{"to":{"address":"Ann@example.org"}}'),
    job("b", "mail.send", "done", "{}"),
    job("c", "orders.refresh", "waiting", '{"to":"nobody"}'),
  ]);

  await migrateToLatest(db, upTo("0066-mail-recipients"));

  const rows = await db.selectFrom("jobs").select(["id", "recipient"]).orderBy("id").execute();
  expect(rows).toEqual([
    { id: "a", recipient: "ann@example.org" },
    { id: "b", recipient: null },
    { id: "c", recipient: null },
  ]);
});
