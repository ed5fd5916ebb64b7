import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { migrations } from "../../db/migrations/index.ts";
import { programEnv } from "../../testing/servers/program-env.ts";
import { programFile } from "../../testing/servers/program-file.ts";
import { emptyDatabase, testDatabase } from "../../testing/servers/test-database.ts";
import { migrateToLatest, pendingMigrations } from "./migrate.ts";

test("a migration that fails half way leaves nothing behind, and the ones before it stand", async () => {
  const { db, engine } = await testDatabase();
  const half = {
    ...migrations(engine),
    "9001-good": {
      async up(tx: typeof db) {
        await sql`create table good (id text)`.execute(tx);
      },
    },
    "9002-half": {
      async up(tx: typeof db) {
        await sql`create table half (id text)`.execute(tx);
        await sql`insert into half values ('kept?')`.execute(tx);
        await sql`create table half (id text)`.execute(tx);
      },
    },
  };

  await expect(migrateToLatest(db, half)).rejects.toThrow(/half/);

  await expect(sql`select * from half`.execute(db)).rejects.toThrow(/half/);
  expect(await pendingMigrations(db, half)).toEqual(["9002-half"]);
  expect((await sql`select * from good`.execute(db)).rows).toEqual([]);
});

test("processes that start at once migrate once", async () => {
  const databaseEnv = await emptyDatabase();
  const program = programFile("open-database-process");
  const open = () =>
    promisify(execFile)(process.execPath, [program, databaseEnv.DATA_DIR, databaseEnv.DATABASE_URL ?? ""], {
      env: programEnv,
    });

  const opened = await Promise.all([open(), open(), open(), open()]);

  expect(opened.map(({ stdout }) => stdout.trim())).toEqual(Array(4).fill("opened"));
  const { db } = await testDatabase(databaseEnv);
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations("sqlite")));
});

test("a database from a newer release is refused instead of guessed at", async () => {
  const { db, engine } = await testDatabase();
  await migrateToLatest(db, { ...migrations(engine), "9999-tomorrow": { up: async () => {} } });

  await expect(migrateToLatest(db, migrations(engine))).rejects.toThrow(/9999-tomorrow/);
});
