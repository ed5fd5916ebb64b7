import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  databaseFile,
  finishSwap,
  type Swap,
  swapFile,
  unfinishedRestore,
} from "../db/copying/unfinished-restore.ts";
import { BackupRefused } from "./archive/backup-format.ts";
import { syncFolder } from "./archive/write-archive.ts";

/** What an academy keeps in its data directory. */
const kept = ["academy.sqlite", "academy.sqlite-wal", "academy.sqlite-shm", "files", "secret"];

/** What is in the way, in words; nothing where a restore would touch nobody's data. */
export function dataIn(dataDir: string, secret: string): string | undefined {
  if (existsSync(join(dataDir, "academy.sqlite"))) return join(dataDir, "academy.sqlite");
  const files = join(dataDir, "files");
  if (existsSync(files) && readdirSync(files).length > 0) return files;
  const own = join(dataDir, "secret");
  if (existsSync(own) && readFileSync(own, "utf8").trim() !== secret) return own;
  return undefined;
}

/** Everything is put together in a folder of its own, which stays behind when it is not finished. */
export async function beginRestore(dataDir: string, { again }: { again: boolean }): Promise<string> {
  const folder = unfinishedRestore(dataDir);
  if (existsSync(folder)) {
    if (!again) {
      throw new BackupRefused(
        `an earlier restore into ${dataDir} did not finish. Nothing of it is in use; add --again to remove what it left (${folder}) and start over`,
      );
    }
    await rm(folder, { recursive: true });
  }
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
}

export async function keepSecret(folder: string, secret: string): Promise<void> {
  await writeFile(join(folder, "secret"), `${secret}\n`, { mode: 0o600, flush: true });
}

/** From here on rows may be in a database that is elsewhere. */
export async function noteDatabase(dataDir: string, name: string): Promise<void> {
  await writeFile(databaseFile(dataDir), `${name}\n`, { mode: 0o600, flush: true });
}

/** What was there goes aside, what was put together takes its place. Answers where the old data is now. */
export async function takePlace(dataDir: string, now: Date): Promise<string | undefined> {
  const folder = unfinishedRestore(dataDir);
  const aside = `before-restore-${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;
  const brought = kept.filter((name) => existsSync(join(folder, name)));
  // A log of what was written to the old file must not lie beside the new one.
  const replaced = kept.filter(
    (name) =>
      existsSync(join(dataDir, name)) &&
      (brought.includes(name) || (brought.includes("academy.sqlite") && name.startsWith("academy.sqlite"))),
  );
  const swap: Swap = { aside, replaced, brought };
  await writeFile(`${swapFile(dataDir)}.new`, JSON.stringify(swap), { mode: 0o600, flush: true });
  await rename(`${swapFile(dataDir)}.new`, swapFile(dataDir));
  await syncFolder(folder);
  finishSwap(dataDir);
  await syncFolder(dataDir);
  return replaced.length > 0 ? join(dataDir, aside) : undefined;
}
