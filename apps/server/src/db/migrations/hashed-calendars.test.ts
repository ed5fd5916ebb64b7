import { createHash } from "node:crypto";
import { join } from "node:path";
import { Kysely } from "kysely";
import { expect, inject, onTestFinished, test } from "vitest";
import { migrateToLatest } from "../../platform/db/migrate.ts";
import { postgresDialect, postgresPool } from "../../platform/db/postgres/postgres.ts";
import { sqliteDialect } from "../../platform/db/sqlite/sqlite.ts";
import { makeCourse } from "../../testing/data/courses.ts";
import { runStatements } from "../../testing/data/run-statements.ts";
import { emptyDatabase } from "../../testing/servers/test-database.ts";
import type { Tables } from "../tables.ts";
import { migrations } from "./index.ts";

const at = "2031-05-01T10:00:00.000Z";
const count = 1201;
const tokenOf = (number: number) => String(number).padStart(32, "a_-Z");

test("calendars that are out there are found by their hash, and nothing readable is left", async () => {
  const { DATA_DIR, DATABASE_URL } = await emptyDatabase();
  const dialect = DATABASE_URL
    ? postgresDialect(postgresPool(DATABASE_URL, { warn() {} }))
    : sqliteDialect(join(DATA_DIR, "academy.sqlite"), 1000);
  const db = new Kysely<Tables>({ dialect });
  onTestFinished(() => db.destroy());
  const all = migrations(inject("engine"));
  const upTo = (last: string) => Object.fromEntries(Object.entries(all).filter(([name]) => name <= last));
  await migrateToLatest(db, upTo("0108-renewal-terms"));
  const { id: courseId } = await makeCourse(db, { lessons: 1 });
  const numbers = Array.from({ length: count }, (_, number) => number);
  const users = numbers.map(
    (number) => `('u${number}', 'Ann', '', '', 'u${number}@example.org', true, 'learner', '${at}', '${at}')`,
  );
  // Every third has no calendar.
  const plans = numbers.map((number) => {
    const token = number % 3 === 0 ? "null" : `'${tokenOf(number)}'`;
    return `('u${number}', '${courseId}', '{}', 1, '[]', ${token}, '${at}', '${at}')`;
  });
  await runStatements(db, [
    `insert into users (id, name, first_name, last_name, email, is_email_verified, role, created_at, updated_at) values ${users}`,
    `insert into launch_plans (user_id, course_id, plan, revision, applied, calendar_token, created_at, updated_at)
      values ${plans}`,
  ]);

  await migrateToLatest(db, upTo("0140-hashed-calendars"));

  const rows = await db
    .selectFrom("launch_plans")
    .select(["user_id", "calendar_hash", "calendar_encrypted"])
    .execute();
  expect(rows).toHaveLength(count);
  for (const { user_id, calendar_hash, calendar_encrypted } of rows) {
    const number = Number(user_id.slice(1));
    const hash = createHash("sha256").update(tokenOf(number)).digest("hex");
    expect(calendar_hash).toBe(number % 3 === 0 ? null : hash);
    expect(calendar_encrypted).toBeNull();
  }
});
