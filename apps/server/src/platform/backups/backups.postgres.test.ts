import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { tableNames } from "../../db/tables.ts";
import { fillEveryTable, rowsOfEach } from "../../testing/data/every-table.ts";
import { expectSameRows } from "../../testing/data/same-rows.ts";
import {
  type DatabaseEnv,
  emptyDatabase,
  seededDatabase,
  testDatabase,
} from "../../testing/servers/test-database.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { openFileStore } from "../files/open-file-store.ts";
import { makeBackup } from "./make-backup.ts";
import { nameOf, restoreBackup } from "./restore-backup.ts";

type Engine = "sqlite" | "postgres";

const now = new Date("2026-11-16T11:05:41.000Z");
const log = { warn() {} };

async function placeOn(engine: Engine): Promise<DatabaseEnv> {
  if (engine === "postgres") return emptyDatabase();
  const DATA_DIR = temporaryFolder("academy-backup-");
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
  return { DATA_DIR };
}

test.each([
  ["sqlite", "sqlite", undefined],
  ["sqlite", "postgres", "a passphrase of some length"],
  ["postgres", "sqlite", "a passphrase of some length"],
  ["postgres", "postgres", undefined],
] as [Engine, Engine, string | undefined][])(
  "every column of every table comes back, from %s to %s",
  async (from, to, passphrase) => {
    const source = await placeOn(from);
    const target = await placeOn(to);
    const database = await testDatabase(source);
    await fillEveryTable(database.db, (await testDatabase()).db);
    const store = await openFileStore({ dataDir: source.DATA_DIR });
    const folder = join(source.DATA_DIR, "backups");
    const made = await makeBackup({ database, store, secret: "s".repeat(43) }, { folder, passphrase, now });

    const place = { dataDir: target.DATA_DIR, databaseUrl: target.DATABASE_URL };
    const { manifest } = await restoreBackup(made.path, place, { passphrase, now, log });

    expect(made.rows).toBe(rowsOfEach * tableNames.length);
    expect(Object.keys(manifest.tables)).toEqual([...tableNames]);
    expect(manifest.missing, "rows of files without bytes").toHaveLength(rowsOfEach);
    await expectSameRows(database.db, (await testDatabase(target)).db);
  },
);

test("a database with data is refused although its data directory is empty", async () => {
  const source = await seededDatabase();
  const database = await testDatabase(source);
  const store = await openFileStore({ dataDir: source.DATA_DIR });
  const folder = join(source.DATA_DIR, "backups");
  const made = await makeBackup({ database, store, secret: "s".repeat(43) }, { folder, now });
  const other = await seededDatabase();
  const place = { dataDir: other.DATA_DIR, databaseUrl: other.DATABASE_URL };

  await expect(restoreBackup(made.path, place, { now, log })).rejects.toThrow(
    `there is data already: the database ${nameOf(place)}`,
  );
  expect(readdirSync(other.DATA_DIR)).toEqual(["server.lock"]);
  await restoreBackup(made.path, place, { now, log, replace: nameOf(place) });

  await expectSameRows(database.db, (await testDatabase(other)).db);
});
