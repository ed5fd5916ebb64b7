import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { tableNames } from "../../db/tables.ts";
import { startApi } from "../../testing/start-api.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { copyDatabase } from "./copy-database.ts";

test("an academy moves from SQLite to PostgreSQL whole, and only into an empty database", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "academy-move-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const academy = await startApi({ place: { DATA_DIR: dataDir } });
  const [learner] = academy.sampleSignIns;
  await academy.post("/api/auth/sign-in/email", { email: learner?.email, password: learner?.password });
  await academy.stop();
  const source = await testDatabase({ DATA_DIR: dataDir });
  const target = await testDatabase();

  const copied = await copyDatabase(source.db, target.db);

  expect(copied).toMatchObject({ users: 2, accounts: 2, sessions: 1, kept_mails: 1 });
  for (const table of tableNames) {
    const rows = (db: typeof source.db) => db.selectFrom(table).selectAll().orderBy("id").execute();
    expect(await rows(target.db), table).toEqual(await rows(source.db));
  }
  await expect(copyDatabase(source.db, target.db)).rejects.toThrow(/already has rows/);
});

test("the list of tables leaves none out", async () => {
  const { db } = await testDatabase();

  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not like 'kysely%' and table_name <> 'rate_limits'`.execute(
    db,
  );

  expect(rows.map(({ name }) => name).sort()).toEqual([...tableNames].sort());
});
