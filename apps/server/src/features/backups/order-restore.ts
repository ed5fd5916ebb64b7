import { randomUUID } from "node:crypto";
import type { RestoreFailure, TrialProof } from "@academy/contract/studio/settings";
import { z } from "zod";
import { migrations } from "../../db/migrations/index.ts";
import { BackupRefused } from "../../platform/backups/archive/backup-format.ts";
import { refuseWithoutRoom, tryKeptBackup } from "../../platform/backups/backup-jobs.ts";
import { noteTried } from "../../platform/backups/backup-news.ts";
import { writeOrder } from "../../platform/backups/by-button/restore-order.ts";
import { readHead } from "../../platform/backups/read-head.ts";
import type { Clock } from "../../platform/clock.ts";
import { type Database, type Db, inTransaction } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import { enqueue } from "../../platform/jobs/enqueue.ts";
import { defineJob, handleJob, type JobHandler } from "../../platform/jobs/job.ts";
import type { Log } from "../../platform/log/log.ts";
import type { Settings } from "../../platform/settings/settings.ts";
import { type Actor, recordAudit } from "../audit/public.ts";
import { findRestore, isUnderWay, type RestoreState, saveRestore } from "./restore-state.ts";

const restoreJob = defineJob("backups.restore", z.object({ id: z.uuid() }));

/** A restore that could not begin for so long is not what anybody wants any more. */
const stillWantedMs = 60 * 60 * 1000;

/** One at a time: it is tried out first, and only then does the academy close for it. */
export function orderRestore(db: Db, file: string, { by, now }: Actor): Promise<void> {
  return inTransaction(db, async (tx) => {
    const last = await findRestore(tx);
    if (isUnderWay(last) && now.getTime() - new Date(last?.at ?? 0).getTime() < stillWantedMs)
      throw new AppError("CONFLICT");
    const id = randomUUID();
    const at = now.toISOString();
    await saveRestore(tx, { id, file, by, at, state: "trying", failure: null, safety: null }, now);
    // Two who ask at once both find none under way: the second waits for the first, and is told.
    const isFirst = await enqueue(tx, restoreJob, { id }, { key: `backups.restore@${at.slice(0, 19)}`, now });
    if (!isFirst) throw new AppError("CONFLICT");
    const subject = { kind: "backup", id: file };
    await recordAudit(tx, { by, action: "backup.restore-asked", subject }, now);
  });
}

class RestoreRefused extends Error {
  readonly failure: RestoreFailure;
  constructor(failure: RestoreFailure, cause?: unknown) {
    super(`a restore was refused: ${failure}`, { cause });
    this.failure = failure;
  }
}

type Deps = {
  database: Pick<Database, "db" | "engine">;
  settings: Pick<Settings, "backup" | "setByOperator" | "dataDir" | "databaseUrl" | "s3Url" | "secret">;
  now: Clock;
  log: Pick<Log, "info" | "warn" | "error">;
  inThread: boolean;
};

/** Never tried again by itself: whoever asked for it is told, and asks again if they still want it. */
export function handleRestore(deps: Deps): JobHandler {
  const { database, settings, now, log } = deps;
  const { db } = database;
  return handleJob(restoreJob, async ({ id }) => {
    const asked = await findRestore(db);
    if (asked?.id !== id || asked.state !== "trying") return;
    const become = (change: Partial<RestoreState>) => saveRestore(db, { ...asked, ...change }, now());
    let proof: TrialProof;
    try {
      proof = await makeSure(asked, id, deps);
    } catch (error) {
      const failure = error instanceof RestoreRefused ? error.failure : "unknown";
      log.error({ err: error, file: asked.file }, "a backup was not restored: nothing has changed");
      return become({ state: "failed", failure, at: now().toISOString() });
    }
    await become({ state: "closing", at: now().toISOString() });
    const { file, by, at: askedAt } = asked;
    // From here on every process stops serving and lets it happen.
    writeOrder(settings.backup.folder, {
      id,
      file,
      by,
      askedAt,
      proof,
      state: "ordered",
      tries: 0,
      safety: null,
      failure: null,
      isTakenBack: false,
    });
  });
}

/** All that can be known before anybody is kept waiting: that it is whole, that it fits, that there is room. */
async function makeSure({ at, file }: RestoreState, id: string, deps: Deps): Promise<TrialProof> {
  const { database, settings, now, log, inThread } = deps;
  const refuse = (failure: RestoreFailure) => (cause: unknown) => {
    throw new RestoreRefused(failure, cause);
  };
  if (now().getTime() - new Date(at).getTime() > stillWantedMs) throw new RestoreRefused("too-late");
  await refuseWithoutRoom({ database, settings }).catch(refuse("room"));
  const proof = await tryKeptBackup(file, id, { settings, inThread, now: now(), log }).catch(
    async (error: unknown) => {
      await noteTried(database.db, file, null, now());
      throw new RestoreRefused(error instanceof BackupRefused ? "damaged" : "unknown", error);
    },
  );
  await noteTried(database.db, file, proof, now());
  const { about, secret } = await readHead(settings.backup, file);
  if (settings.secret && settings.secret !== secret) throw new RestoreRefused("secret");
  // Rows of an older release only fit into an empty database of PostgreSQL, which is brought up to date then.
  const isOlder = about.migrations.length < Object.keys(migrations(database.engine)).length;
  if (database.engine === "postgres" && isOlder) throw new RestoreRefused("older-release");
  return proof;
}
