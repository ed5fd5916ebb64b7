import { createHash } from "node:crypto";
import { rm } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { Readable } from "node:stream";
import type { Tables } from "../../db/tables.ts";
import { findJsonColumns, insertRows, readPages } from "../db/copying/copy-rows.ts";
import { finishSwap } from "../db/copying/unfinished-restore.ts";
import type { Tx } from "../db/database.ts";
import type { PoolLog } from "../db/postgres/postgres.ts";
import { keepPrivate } from "../db/private-data.ts";
import { lockDataDirectory } from "../db/sqlite/lock.ts";
import type { Engine } from "../db/values.ts";
import type { FileStore } from "../files/file-store.ts";
import { isStorageKeyNamed } from "../files/files.queries.ts";
import { openFileStore } from "../files/open-file-store.ts";
import { BackupRefused, storageKeyOf, tableOf } from "./archive/backup-format.ts";
import { type Entry, readArchive } from "./archive/read-archive.ts";
import { tableSum } from "./archive/table-sum.ts";
import { type CheckedBackup, checkBackup, textOf } from "./check-backup.ts";
import { beginRestore, dataIn, keepSecret, noteDatabase, takePlace } from "./restore-place.ts";
import { postgresTarget, sqliteTarget } from "./restore-target.queries.ts";

export type RestorePlace = {
  dataDir: string;
  databaseUrl?: string | undefined;
  s3Url?: string | undefined;
  /** Of the settings; without one it is kept in the data directory. */
  secret?: string | undefined;
};

type Options = {
  passphrase?: string | undefined;
  /** The place that has data and may lose it, as `nameOf` calls it. */
  replace?: string | undefined;
  /** Whether what an earlier restore left may go. */
  again?: boolean;
  now: Date;
  log: PoolLog;
};

export type RestoredBackup = CheckedBackup & { aside: string | undefined };

/** What one has to call a place to have its data replaced. */
export const nameOf = ({ dataDir, databaseUrl }: RestorePlace) =>
  databaseUrl ? decodeURIComponent(new URL(databaseUrl).pathname.slice(1)) : dataDir;

/**
 * Read from end to end first, then put together beside what is there, read back and compared with what the backup says, and only then
 * put in its place: whatever goes wrong before that changes nothing.
 */
export async function restoreBackup(
  path: string,
  place: RestorePlace,
  options: Options,
): Promise<RestoredBackup> {
  const { dataDir } = place;
  const backup = await checkBackup(path, options.passphrase);
  if (place.secret && place.secret !== backup.secret) {
    throw new BackupRefused(
      "SECRET is not the one of the backup: unset it, and the backup’s own is put in place",
    );
  }
  keepPrivate(dataDir, options.log);
  const hold = lockDataDirectory(dataDir, process.pid);
  try {
    finishSwap(dataDir);
    refuseData(place, dataIn(dataDir, backup.secret), options);
    const folder = await beginRestore(dataDir, { again: options.again ?? false });
    try {
      await putTogether(path, place, folder, backup, options);
    } catch (error) {
      // Nothing of it is in use yet: the place is as it was.
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
    if (!place.secret) await keepSecret(folder, backup.secret);
    return { ...backup, aside: await takePlace(dataDir, options.now) };
  } finally {
    hold.release();
  }
}

async function putTogether(
  path: string,
  place: RestorePlace,
  folder: string,
  backup: CheckedBackup,
  options: Options,
): Promise<void> {
  const target = place.databaseUrl
    ? await postgresTarget(place.databaseUrl, options.log)
    : sqliteTarget(join(folder, "academy.sqlite"));
  try {
    if (await target.hasRows()) refuseData(place, `the database ${nameOf(place)}`, options);
    const store = await openFileStore({ dataDir: folder, s3Url: place.s3Url });
    if (place.databaseUrl) await noteDatabase(place.dataDir, nameOf(place));
    await target.fill(backup.about.migrations, async (tx) => {
      await putBack(tx, target.engine, store, path, options.passphrase, backup);
      await compareRows(tx, backup);
    });
  } finally {
    await target.close();
  }
}

function refuseData(place: RestorePlace, found: string | undefined, { replace }: Options): void {
  if (!found) return;
  const name = nameOf(place);
  if (replace !== undefined && (place.databaseUrl ? replace === name : resolve(replace) === resolve(name)))
    return;
  throw new BackupRefused(`there is data already: ${found}. To have it replaced, add --replace ${name}`);
}

async function putBack(
  tx: Tx,
  engine: Engine,
  store: FileStore,
  path: string,
  passphrase: string | undefined,
  { manifest }: CheckedBackup,
): Promise<void> {
  const jsonColumns = await findJsonColumns(tx, engine);
  const missing = new Set(manifest.missing);
  for await (const entry of readArchive(path, passphrase)) {
    const table = tableOf(entry.name);
    const storageKey = storageKeyOf(entry.name);
    if (table) {
      const rows = (await textOf(entry))
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line));
      await insertRows(tx, table as keyof Tables, rows, jsonColumns);
    } else if (storageKey && !missing.has(storageKey)) {
      if (!(await isStorageKeyNamed(tx, storageKey))) {
        throw new BackupRefused(`${basename(path)} has a file that no row names: ${storageKey}`);
      }
      await putFileBack(store, storageKey, entry, manifest.entries[entry.name]?.sha256);
    }
  }
}

async function putFileBack(store: FileStore, storageKey: string, entry: Entry, sha256: string | undefined) {
  await store.write(storageKey, Readable.from(entry.bytes, { objectMode: false }), entry.size);
  const hash = createHash("sha256");
  for await (const chunk of await store.read(storageKey)) hash.update(chunk);
  if (hash.digest("hex") !== sha256) {
    throw new BackupRefused(`the file ${storageKey} came back from where it was put with other bytes`);
  }
}

/** What the database holds now against what was read when the backup was made, table by table. */
async function compareRows(tx: Tx, { about, manifest }: CheckedBackup): Promise<void> {
  for (const table of about.tables) {
    const sum = tableSum();
    for await (const rows of readPages(tx, table as keyof Tables)) for (const row of rows) sum.add(row);
    const [is, was] = [sum.result(), manifest.tables[table]];
    if (is.rows !== was?.rows || is.sum !== was.sum) {
      throw new BackupRefused(
        `the table ${table} is not what the backup says: ${is.rows} rows came back of ${was?.rows ?? 0}, or their values differ`,
      );
    }
  }
}
