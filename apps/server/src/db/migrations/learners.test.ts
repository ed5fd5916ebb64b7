import { join } from "node:path";
import { Kysely } from "kysely";
import { expect, inject, onTestFinished, test } from "vitest";
import { migrateToLatest } from "../../platform/db/migrate.ts";
import { postgresDialect, postgresPool } from "../../platform/db/postgres/postgres.ts";
import { sqliteDialect } from "../../platform/db/sqlite/sqlite.ts";
import { emptyDatabase } from "../../testing/servers/test-database.ts";
import type { Tables } from "../tables.ts";
import { migrations } from "./index.ts";

test("people from before get what they are found by", async () => {
  const { DATA_DIR, DATABASE_URL } = await emptyDatabase();
  const dialect = DATABASE_URL
    ? postgresDialect(postgresPool(DATABASE_URL, { warn() {} }))
    : sqliteDialect(join(DATA_DIR, "academy.sqlite"), 1000);
  const db = new Kysely<Tables>({ dialect });
  onTestFinished(() => db.destroy());
  const all = migrations(inject("engine"));
  const before = Object.fromEntries(Object.entries(all).filter(([name]) => name <= "0015-audit"));
  await migrateToLatest(db, before);
  const at = new Date("2031-05-01T10:00:00.000Z");
  // More than are filled in at once.
  const users = Array.from({ length: 703 }, (_, index) => ({
    id: `user${String(index).padStart(5, "0")}`,
    name: "Zoë O’Brien ÅSTRÖM",
    first_name: "Zoë",
    last_name: "O’Brien ÅSTRÖM",
    email: `n${index}@example.org`,
    is_email_verified: true,
    role: "learner" as const,
    created_at: at,
    updated_at: at,
  }));
  for (let from = 0; from < users.length; from += 300) {
    await db
      .insertInto("users")
      .values(users.slice(from, from + 300))
      .execute();
  }

  await migrateToLatest(db, { ...before, "0017-learners": all["0017-learners"] as never });

  const found = await db.selectFrom("users").select(["name_key", "last_name_key"]).execute();
  expect(found).toEqual(Array(703).fill({ name_key: "zoe o’brien astrom", last_name_key: "o’brien astrom" }));
});
