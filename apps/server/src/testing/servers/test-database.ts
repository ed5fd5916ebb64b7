import { randomUUID } from "node:crypto";
import { copyFileSync, rmSync } from "node:fs";
import type { Socket } from "node:net";
import { join } from "node:path";
import pg from "pg";
import { beforeAll, inject, onTestFinished } from "vitest";
import { type Database, type Db, openDatabase } from "../../platform/db/database.ts";
import { patient } from "../pace.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import type { Template } from "./templates.ts";

declare module "vitest" {
  interface ProvidedContext {
    engine: "sqlite" | "postgres";
    postgresUrl: string;
    templatesFolder: string;
    onceFolder: string;
    programsFolder: string;
  }
}

export type DatabaseEnv = { DATA_DIR: string; DATABASE_URL?: string };

/** An empty database on the engine this run is about: for what the first start of all does. */
export const emptyDatabase = () => makeDatabase();

/** As the first start left it, but for the accounts of a demo. */
export const seededDatabase = (whenOver?: WhenOver) => makeDatabase("seeded", whenOver);

export type WhenOver = (cleanUp: () => Promise<void> | void) => void;

/** A database on the engine this run is about, removed when the test is over. */
async function makeDatabase(template?: Template, whenOver: WhenOver = onTestFinished): Promise<DatabaseEnv> {
  const dataDir = temporaryFolder("academy-test-");
  whenOver(() => rmSync(dataDir, { recursive: true, force: true }));
  if (inject("engine") === "sqlite") {
    const file = "academy.sqlite";
    if (template) copyFileSync(join(inject("templatesFolder"), template, file), join(dataDir, file));
    return { DATA_DIR: dataDir };
  }
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await runAsAdmin(`create database ${name} template ${template ?? "template1"} strategy file_copy`);
  // Ten megabytes each, of memory.
  whenOver(() => runAsAdmin(`drop database ${name} with (force)`));
  const url = new URL(inject("postgresUrl"));
  url.pathname = name;
  // What a statement may take in the academy is no limit for a machine that has something else to do.
  for (const limit of ["statement_timeout", "query_timeout"])
    url.searchParams.set(limit, String(patient(300_000)));
  return { DATA_DIR: dataDir, DATABASE_URL: url.href };
}

/** One connection of each worker for all its databases: to open one takes longer than most of what is done with it. */
let admin: Promise<pg.Client> | undefined;

async function runAsAdmin(statement: string): Promise<void> {
  admin ??= connectAdmin();
  await (await admin).query(statement);
}

async function connectAdmin(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: inject("postgresUrl") });
  // Ended with its server, after the last test.
  client.on("error", () => {});
  await client.connect();
  (client.connection.stream as Socket).unref();
  return client;
}

/** The database alone, migrated, for tests that need no HTTP. */
export async function testDatabase(
  databaseEnv?: DatabaseEnv,
  whenOver: WhenOver = onTestFinished,
): Promise<Database> {
  const { DATA_DIR, DATABASE_URL } = databaseEnv ?? (await makeDatabase("migrated", whenOver));
  const database = await openDatabase({
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL,
    log: silent,
    hold: false,
  });
  whenOver(() => database.close());
  return database;
}

const silent = { warn() {} };

/** One for all tests of a file, with what takes longer to write than anything they ask of it. */
export function shareDatabase(fill: (db: Db) => Promise<void>): () => Db {
  let shared: Database | undefined;
  beforeAll(async () => {
    const cleanUps: Parameters<WhenOver>[0][] = [];
    shared = await testDatabase(undefined, (cleanUp) => void cleanUps.unshift(cleanUp));
    await fill(shared.db);
    return async () => {
      for (const cleanUp of cleanUps) await cleanUp();
    };
  });
  return () => {
    if (!shared) throw new Error("no test has begun");
    return shared.db;
  };
}
