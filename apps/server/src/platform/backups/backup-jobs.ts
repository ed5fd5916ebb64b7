import { createReadStream } from "node:fs";
import { readdir, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import type { TrialProof } from "@academy/contract/studio/settings";
import { z } from "zod";
import type { Clock } from "../clock.ts";
import type { Database, Db, Tx } from "../db/database.ts";
import type { PoolLog } from "../db/postgres/postgres.ts";
import type { FileStore } from "../files/file-store.ts";
import { sumFileSizes } from "../files/files.queries.ts";
import { removeBytesLater } from "../files/remove-file.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { defineJob, handleJob, type JobHandler, type PeriodicJob } from "../jobs/job.ts";
import { deleteUnfinishedJobs, findUnfinishedJob, hurryJobs } from "../jobs/jobs.queries.ts";
import type { Log } from "../log/log.ts";
import { BackupRefused } from "./archive/backup-format.ts";
import { isSealed, madeAtOf, storageKeyOf } from "./backup-name.rules.ts";
import { findBackupNews, noteMade, noteTried } from "./backup-news.ts";
import { findSchedule } from "./backup-schedule.ts";
import type { BackupSettings } from "./backup-settings.ts";
import { inBackupThread } from "./in-backup-thread.ts";
import { namesToForget } from "./keeping.rules.ts";
import { type MadeBackup, makeBackup } from "./make-backup.ts";
import { lastDue } from "./rhythm.rules.ts";
import { tryOut } from "./try-out.ts";

const hour = 60 * 60 * 1000;
/** A little less than a week: daily backups that begin a minute apart still have one tried out every seven days. */
const triedOutEveryMs = 6.5 * 24 * hour;
/** What a backup leaves free: a full disk stops the whole academy. */
const leaveFreeBytes = 512 * 1024 * 1024;

const makeJob = defineJob("backups.make", z.object({}) as z.ZodType<Record<string, never>>);
const copyJob = defineJob("backups.copy", z.object({ file: z.string() }));
const tryJob = defineJob("backups.try-out", z.object({ file: z.string() }));

/** The schedule may be another one by the next hour: it is looked at anew each time. */
const lookJob = defineJob("backups.look", z.object({}) as z.ZodType<Record<string, never>>);
export const lookForDueBackupsHourly: PeriodicJob = { job: lookJob, everyMs: hour };

/** Beside the schedule; asked for twice in a minute it is made once. */
export const backUpSoon = (db: Db | Tx, now: Date): Promise<boolean> =>
  enqueue(db, makeJob, {}, { key: `backups.make by hand@${now.toISOString().slice(0, 16)}`, now });

type Deps = {
  database: Pick<Database, "db" | "file" | "engine">;
  store: FileStore;
  secret: string;
  settings: {
    backup: BackupSettings;
    setByOperator: readonly string[];
    dataDir: string;
    databaseUrl?: string | undefined;
    s3Url?: string | undefined;
  };
  now: Date;
  signal?: AbortSignal | undefined;
  /** Whether it is made beside everybody's requests instead of among them. */
  inThread?: boolean | undefined;
};

/** Copies leave the machine encrypted or not at all: a backup holds the secret. */
const isCopied = ({ backup, s3Url }: Deps["settings"]) =>
  s3Url !== undefined && backup.passphrase !== undefined;

/** Makes one and says so where it is looked for; the copy in S3 is made by a job of its own. */
export async function makeAndNote(deps: Deps): Promise<MadeBackup> {
  const { database, settings, now, signal } = deps;
  const { folder, passphrase } = settings.backup;
  await refuseWithoutRoom(deps);
  const made = deps.inThread
    ? await makeInThread(deps)
    : await makeBackup(deps, { folder, passphrase, now, signal });
  await noteMade(database.db, made.name, now);
  if (isCopied(settings))
    await enqueue(database.db, copyJob, { file: made.name }, { key: `backups.copy@${made.name}`, now });
  return made;
}

async function makeInThread({ settings, secret, now, signal }: Deps): Promise<MadeBackup> {
  const { backup, dataDir, databaseUrl, s3Url } = settings;
  const { folder, passphrase } = backup;
  const place = { dataDir, databaseUrl, s3Url };
  const made = await inBackupThread(
    { kind: "make", place, secret, options: { folder, passphrase, now } },
    signal,
  );
  if (!("made" in made)) throw new Error("the backup's thread made none");
  return made.made;
}

type TrialDeps = Pick<Deps, "settings" | "inThread" | "now"> & { log: PoolLog };

/** In a folder that nobody else uses; what a killed process left in it goes first. */
export async function tryKeptBackup(file: string, id: string, deps: TrialDeps): Promise<TrialProof> {
  const { settings, now, log } = deps;
  const { folder, passphrase } = settings.backup;
  const scratch = join(settings.dataDir, `trial-restore-${id}`);
  const path = join(folder, file);
  await rm(scratch, { recursive: true, force: true });
  try {
    if (!deps.inThread) return await tryOut(path, scratch, { passphrase, now, log });
    const done = await inBackupThread({ kind: "try-out", file: path, scratch, passphrase, now });
    if (!("proof" in done)) throw new Error("the backup's thread tried none");
    return done.proof;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

export async function refuseWithoutRoom({
  database,
  settings: { backup, dataDir },
}: Pick<Deps, "settings"> & { database: Pick<Database, "db"> }): Promise<void> {
  const place = await statfs(backup.folder).catch(() => statfs(dataDir));
  const [newest] = (await listBackups(backup.folder)).toReversed();
  const before = newest ? (await stat(join(backup.folder, newest))).size : 0;
  const wanted = Math.max(before, await sumFileSizes(database.db)) + leaveFreeBytes;
  if (place.bavail * place.bsize >= wanted) return;
  throw new BackupRefused(
    `there is no room for a backup in ${backup.folder}: about ${Math.ceil(wanted / 1024 ** 2)} MB have to be free`,
  );
}

async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => madeAtOf(name) !== undefined).sort();
}

/** Those that are kept here, the newest first. One that is forgotten meanwhile is not among them. */
export async function listKeptBackups(folder: string) {
  const kept = [];
  for (const name of (await listBackups(folder)).toReversed()) {
    const madeAt = madeAtOf(name);
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (madeAt && found) kept.push({ name, madeAt, bytes: found.size, isEncrypted: isSealed(name) });
  }
  return kept;
}

/** What a backup brings back of its own making is not begun again. */
export const forgetBackupJobs = (tx: Tx): Promise<void> =>
  deleteUnfinishedJobs(
    tx,
    [makeJob, copyJob, tryJob].map(({ kind }) => kind),
  );

export const findTrialUnderWay = (db: Db) => findUnfinishedJob(db, tryJob.kind);

/** Asked for twice in a second it is tried once. */
export const askForTrial = (tx: Tx, file: string, now: Date): Promise<boolean> =>
  enqueue(
    tx,
    tryJob,
    { file },
    { key: `backups.try-out@${file} asked@${now.toISOString().slice(0, 19)}`, now },
  );

export const findBackupUnderWay = (db: Db) => findUnfinishedJob(db, makeJob.kind);

/** One more than the schedule has. While one is under way there is no second; one that failed is tried at once. */
export async function askForBackup(tx: Tx, now: Date): Promise<void> {
  if (await findUnfinishedJob(tx, makeJob.kind)) await hurryJobs(tx, makeJob.kind, now);
  // Two who ask at once both find none under way; backups of one second would be one file.
  else await enqueue(tx, makeJob, {}, { key: `backups.make asked@${now.toISOString().slice(0, 19)}`, now });
}

type JobDeps = Omit<Deps, "now" | "signal"> & {
  /** Backups that stay, whatever the rule says. */
  keptApart: (db: Db) => Promise<readonly string[]>;
  now: Clock;
  log: Pick<Log, "info" | "warn" | "error">;
};

export function backupJobHandlers({ now, log, keptApart, ...deps }: JobDeps): JobHandler[] {
  const { database, store, settings } = deps;
  const { db } = database;
  const { folder } = settings.backup;

  const look = handleJob(lookJob, async () => {
    const due = lastDue(await findSchedule(db, settings), now());
    const { made } = await findBackupNews(db);
    if (!due || (made && new Date(made.at) >= due)) return;
    await enqueue(db, makeJob, {}, { key: `${makeJob.kind}@${due.toISOString()}`, now: now() });
  });

  const make = handleJob(makeJob, async (_payload, { signal }) => {
    const made = await makeAndNote({ ...deps, now: now(), signal });
    const { name: file, bytes, rows, files, missing } = made;
    log.info({ file, bytes, rows, files }, "a backup was made");
    if (missing.length > 0)
      log.warn({ missing }, "the bytes of some files are not in the backup: they are gone or damaged");
    const { keeping } = await findSchedule(db, settings);
    const kept = await keptApart(db);
    for (const old of namesToForget(await readdir(folder), keeping)) {
      if (kept.includes(old)) continue;
      if (isCopied(settings)) await removeBytesLater(db, storageKeyOf(old), now());
      await rm(join(folder, old), { force: true });
    }
    const { tried } = await findBackupNews(db);
    const isDue =
      tried?.outcome !== "restored" || now().getTime() - new Date(tried.at).getTime() >= triedOutEveryMs;
    if (isDue) await enqueue(db, tryJob, { file }, { key: `backups.try-out@${file}`, now: now() });
  });

  const copy = handleJob(copyJob, async ({ file }) => {
    const path = join(folder, file);
    const found = await stat(path).catch(() => undefined);
    // Forgotten before its turn came: a newer one is copied instead.
    if (found) await store.write(storageKeyOf(file), createReadStream(path), found.size);
  });

  const tryIt = handleJob(tryJob, async ({ file }, { id }) => {
    try {
      const proof = await tryKeptBackup(file, id, { ...deps, now: now(), log });
      await noteTried(db, file, proof, now());
      log.info({ file }, "a backup was restored on trial: every table and file came back as it was");
    } catch (error) {
      await noteTried(db, file, null, now());
      log.error({ err: error, file }, "a backup could not be restored on trial");
    }
  });

  return [look, make, copy, tryIt];
}
