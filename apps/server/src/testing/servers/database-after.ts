import { join } from "node:path";
import { Kysely } from "kysely";
import { inject, onTestFinished } from "vitest";
import { migrations } from "../../db/migrations/index.ts";
import type { Tables } from "../../db/tables.ts";
import { migrateToLatest } from "../../platform/db/migrate.ts";
import { postgresDialect, postgresPool } from "../../platform/db/postgres/postgres.ts";
import { sqliteDialect } from "../../platform/db/sqlite/sqlite.ts";
import { emptyDatabase } from "./test-database.ts";

/** A database as it was after one migration, and the way on to a later one. */
export async function databaseAfter(last: string) {
  const { DATA_DIR, DATABASE_URL } = await emptyDatabase();
  const dialect = DATABASE_URL
    ? postgresDialect(postgresPool(DATABASE_URL, { warn() {} }))
    : sqliteDialect(join(DATA_DIR, "academy.sqlite"), 1000);
  const db = new Kysely<Tables>({ dialect });
  onTestFinished(() => db.destroy());
  const all = Object.entries(migrations(inject("engine")));
  const migrateTo = (name: string) =>
    migrateToLatest(db, Object.fromEntries(all.filter(([each]) => each <= name)));
  await migrateTo(last);
  return { db, migrateTo };
}
