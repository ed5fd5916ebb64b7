import { createWriteStream, existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { listS3, s3Store } from "../files/s3-store.ts";
import { BackupRefused } from "./archive/backup-format.ts";
import { partialSuffix, syncFolder } from "./archive/write-archive.ts";
import { madeAtOf, storageKeyOf } from "./backup-name.rules.ts";

/** The newest first. Whatever else lies there is nobody's backup. */
export async function listBackupsInS3(s3Url: string): Promise<{ name: string; bytes: number }[]> {
  const start = storageKeyOf("");
  const found = await listS3(new URL(s3Url), start);
  return found
    .map(({ key, size }) => ({ name: key.slice(start.length), bytes: size }))
    .filter(({ name }) => madeAtOf(name) !== undefined)
    .sort((one, other) => (one.name < other.name ? 1 : -1));
}

/**
 * Brings the newest, or the one that is named, into the folder of backups and answers where it is. It gets its name when
 * all of it is there; one that is there already is not fetched again.
 */
export async function fetchFromS3(s3Url: string, folder: string, wanted?: string): Promise<string> {
  const there = await listBackupsInS3(s3Url);
  const found = wanted ? there.find(({ name }) => name === wanted) : there[0];
  if (!found) {
    throw new BackupRefused(
      wanted
        ? `there is no ${wanted} among the backups in S3`
        : "there is no backup in S3: none was copied there",
    );
  }
  const path = join(folder, found.name);
  if (existsSync(path)) return path;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const partial = `${path}.${process.pid}${partialSuffix}`;
  try {
    const bytes = await s3Store(new URL(s3Url)).read(storageKeyOf(found.name));
    await pipeline(bytes, createWriteStream(partial, { mode: 0o600, flush: true }));
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
  await syncFolder(folder);
  return path;
}
