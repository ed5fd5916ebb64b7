import { readFileSync } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { tableNames } from "../../db/tables.ts";
import { readPages } from "../db/copying/copy-rows.ts";
import { withSnapshot } from "../db/copying/snapshot.ts";
import type { Database, Db } from "../db/database.ts";
import { appliedMigrations } from "../db/migrate.ts";
import type { FileStore } from "../files/file-store.ts";
import { type BackupHeader, entryNames, formatVersion, type Manifest } from "./archive/backup-format.ts";
import { tableSum } from "./archive/table-sum.ts";
import { openArchive, partialSuffix } from "./archive/write-archive.ts";
import { backupName } from "./backup-name.rules.ts";

const project = new URL("../../../../../package.json", import.meta.url);

/** Of the release, as package.json has it: a backup says which one made it. */
const version: string = JSON.parse(readFileSync(project, "utf8")).version;

type Deps = { database: Pick<Database, "db" | "file" | "engine">; store: FileStore; secret: string };

type Options = {
  folder: string;
  passphrase?: string | undefined;
  now: Date;
  signal?: AbortSignal | undefined;
  /** Where others are to come first: after each piece. */
  rest?: (() => Promise<void>) | undefined;
};

export type MadeBackup = {
  path: string;
  name: string;
  bytes: number;
  rows: number;
  files: number;
  missing: string[];
};

type Archive = Awaited<ReturnType<typeof openArchive>>;

/** One file with all of it, while people use the academy: the rows of one moment, then the bytes of the files they name. */
export async function makeBackup(
  { database, store, secret }: Deps,
  { folder, passphrase, now, signal, rest }: Options,
): Promise<MadeBackup> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeAbandoned(folder);
  const name = backupName(now, passphrase !== undefined);
  const path = join(folder, name);
  const archive = await openArchive(path, { passphrase, now, signal, rest });
  try {
    const tables: Manifest["tables"] = {};
    const named: NamedFile[] = [];
    await withSnapshot(database, async (moment) => {
      await archive.addText(entryNames.about, JSON.stringify(await aboutOf(moment, database.engine, now)));
      await archive.addText(entryNames.secret, `${secret}\n`);
      for (const table of tableNames) {
        tables[table] = await addRows(archive, moment, table, named);
      }
    });
    const missing = await addFiles(archive, store, named);
    const manifest: Manifest = { entries: { ...archive.entries }, tables, missing };
    await archive.addText(entryNames.manifest, JSON.stringify(manifest));
    await archive.finish();
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    const files = named.length - missing.length;
    return { path, name, bytes: (await stat(path)).size, rows, files, missing };
  } catch (error) {
    await archive.abandon();
    throw error;
  }
}

async function aboutOf(moment: Db, engine: BackupHeader["engine"], now: Date): Promise<BackupHeader> {
  return {
    format: formatVersion,
    version,
    createdAt: now.toISOString(),
    engine,
    migrations: [...(await appliedMigrations(moment))].sort(),
    tables: [...tableNames],
  };
}

type NamedFile = { storageKey: string; size: number; sha256: string };

const partLength = 1024 * 1024;

async function addRows(
  archive: Archive,
  moment: Db,
  table: (typeof tableNames)[number],
  named: NamedFile[],
): Promise<Manifest["tables"][string]> {
  const sum = tableSum();
  let part = 0;
  let lines = "";
  const flush = async () => {
    if (lines) await archive.addText(entryNames.rows(table, ++part), lines);
    lines = "";
  };
  for await (const rows of readPages(moment, table)) {
    for (const row of rows) {
      lines += `${sum.add(row)}\n`;
      if (table === "files") named.push(namedBy(row));
    }
    if (lines.length >= partLength) await flush();
  }
  await flush();
  return sum.result();
}

const namedBy = (row: Record<string, unknown>): NamedFile => ({
  storageKey: String(row.storage_key),
  size: Number(row.size),
  sha256: String(row.sha256),
});

/** Answers which were gone (removed since that moment, or lost) or have other bytes than their row says. */
async function addFiles(archive: Archive, store: FileStore, named: NamedFile[]): Promise<string[]> {
  const missing: string[] = [];
  for (const { storageKey, size, sha256 } of named) {
    const bytes = await openIfThere(store, storageKey);
    const came = bytes && (await archive.add(entryNames.file(storageKey), size, bytes));
    if (came !== sha256) missing.push(storageKey);
  }
  return missing;
}

async function openIfThere(store: FileStore, storageKey: string): Promise<AsyncIterable<Buffer> | undefined> {
  let bytes: Readable;
  try {
    bytes = await store.read(storageKey);
    // A file on disk is opened when it is first read.
    await new Promise<void>((resolve, reject) => {
      bytes.once("readable", resolve).once("end", resolve).once("error", reject);
    });
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
  return bytes;
}

function isGone(error: unknown): boolean {
  const { code, name } = error as NodeJS.ErrnoException;
  return code === "ENOENT" || name === "NoSuchKey" || name === "NotFound";
}

const abandonedAfterMs = 60 * 60 * 1000;

/** What a process that was killed left behind; one that still writes has just done so. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith("academy-") || !name.endsWith(partialSuffix)) continue;
    const file = join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (Date.now() - mtimeMs > abandonedAfterMs) await rm(file, { force: true });
  }
}
