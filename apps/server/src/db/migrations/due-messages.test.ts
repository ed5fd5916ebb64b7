import { join } from "node:path";
import { Kysely } from "kysely";
import { expect, inject, onTestFinished, test } from "vitest";
import { rankOf } from "../../features/contact/business-days.rules.ts";
import { migrateToLatest } from "../../platform/db/migrate.ts";
import { postgresDialect, postgresPool } from "../../platform/db/postgres/postgres.ts";
import { sqliteDialect } from "../../platform/db/sqlite/sqlite.ts";
import { runStatements } from "../../testing/data/run-statements.ts";
import { emptyDatabase } from "../../testing/servers/test-database.ts";
import type { Tables } from "../tables.ts";
import { migrations } from "./index.ts";

test("messages from before are listed by their promised day like those from now on", async () => {
  const { DATA_DIR, DATABASE_URL } = await emptyDatabase();
  const dialect = DATABASE_URL
    ? postgresDialect(postgresPool(DATABASE_URL, { warn() {} }))
    : sqliteDialect(join(DATA_DIR, "academy.sqlite"), 1000);
  const db = new Kysely<Tables>({ dialect });
  onTestFinished(() => db.destroy());
  const all = migrations(inject("engine"));
  await migrateToLatest(
    db,
    Object.fromEntries(Object.entries(all).filter(([name]) => name <= "0170-unrecorded-dates")),
  );
  const [due, later] = ["2031-05-06T23:59:59.999Z", "2031-05-07T23:59:59.999Z"];
  const message = (id: string, dueAt: string, rank: number) =>
    `('${id}', '${id}', 'Ann', 'ann@example.org', 'course', 'Hello', '2031-05-01T10:00:00.000Z', false, ${dueAt}, ${rank})`;
  await runStatements(db, [
    `insert into contact_messages (id, submission_id, name, email, topic, message, created_at, is_suspect, due_at, rank)
      values ${[message("a", `'${due}'`, 1), message("b", `'${later}'`, 1), message("c", "null", 0)]}`,
  ]);

  await migrateToLatest(db, all);

  const rows = await db.selectFrom("contact_messages").select(["id", "rank"]).orderBy("id").execute();
  expect(rows).toEqual([
    { id: "a", rank: rankOf(new Date(due)) },
    { id: "b", rank: rankOf(new Date(later)) },
    { id: "c", rank: 0 },
  ]);
});
