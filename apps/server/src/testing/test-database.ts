import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { inject, onTestFinished } from "vitest";
import { type Database, openDatabase } from "../platform/db/database.ts";

export type Place = { DATA_DIR: string; DATABASE_URL?: string };

/** An empty place for data on the engine this run is about, removed when the test is over. */
export async function emptyPlace(): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), "academy-test-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  if (inject("engine") === "sqlite") return { DATA_DIR: dataDir };
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const admin = new pg.Client({ connectionString: inject("postgresUrl") });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(inject("postgresUrl"));
  url.pathname = name;
  return { DATA_DIR: dataDir, DATABASE_URL: url.href };
}

/** The database alone, migrated, for tests that need no HTTP. */
export async function testDatabase(place?: Place): Promise<Database> {
  const { DATA_DIR, DATABASE_URL } = place ?? (await emptyPlace());
  const database = await openDatabase({
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL,
    log: silent,
    hold: false,
  });
  onTestFinished(() => database.close());
  return database;
}

const silent = { warn() {} };
