import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { tableNames } from "../../../db/tables.ts";
import { fillEveryTable, rowsOfEach } from "../../../testing/data/every-table.ts";
import { expectSameRows } from "../../../testing/data/same-rows.ts";
import { startApi } from "../../../testing/servers/start-api.ts";
import { testDatabase } from "../../../testing/servers/test-database.ts";
import type { Db } from "../database.ts";
import { copyDatabase } from "./copy-database.ts";

test("an academy moves from SQLite to PostgreSQL whole, and only into an empty database", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "academy-move-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const academy = await startApi({ databaseEnv: { DATA_DIR: dataDir } });
  const [learner] = academy.sampleSignIns;
  await academy.post("/api/auth/sign-in/email", { email: learner?.email, password: learner?.password });
  await fillWithProgress(academy.db);
  await academy.stop();
  const source = await testDatabase({ DATA_DIR: dataDir });
  const target = await testDatabase();

  const copied = await copyDatabase(source.db, target.db);

  expect(copied).toMatchObject({ users: 2, accounts: 2, sessions: 1, kept_mails: 1, courses: 4 });
  expect(copied.learning_days, "more than one page").toBeGreaterThan(400);
  await expectSameRows(source.db, target.db);
  await expect(copyDatabase(source.db, target.db)).rejects.toThrow(/already has rows/);
});

test("every column of every table is moved, whatever its kind of value", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "academy-move-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const source = await testDatabase({ DATA_DIR: dataDir });
  const target = await testDatabase();
  await fillEveryTable(source.db, target.db);

  const copied = await copyDatabase(source.db, target.db);

  expect(Object.values(copied)).toEqual(tableNames.map(() => rowsOfEach));
  await expectSameRows(source.db, target.db);
});

/** More days than one page of copying holds, in a table whose rows are told apart by two columns. */
async function fillWithProgress(db: Db): Promise<void> {
  const users = await db.selectFrom("users").select("id").execute();
  const day = (index: number) => new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10);
  const days = users.flatMap(({ id }) =>
    Array.from({ length: 250 }, (_, index) => ({ user_id: id, day: day(index), seconds: index / 2 })),
  );
  await db.insertInto("learning_days").values(days).execute();
}

test("the list of tables leaves none out", async () => {
  const { db } = await testDatabase();

  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not like 'kysely%' and table_name <> 'rate_limits'`.execute(
    db,
  );

  expect(rows.map(({ name }) => name).sort()).toEqual([...tableNames].sort());
});
