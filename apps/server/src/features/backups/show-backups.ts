import { fullName } from "@academy/contract/fields/full-name";
import type { BackupsView } from "@academy/contract/studio/settings";
import {
  findBackupUnderWay,
  findTrialUnderWay,
  listKeptBackups,
} from "../../platform/backups/backup-jobs.ts";
import { madeAtOf } from "../../platform/backups/backup-name.rules.ts";
import { findTrials } from "../../platform/backups/backup-news.ts";
import { findSchedule } from "../../platform/backups/backup-schedule.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Settings } from "../../platform/settings/settings.ts";
import { findUserById } from "../account/public.ts";
import { findRestore } from "./restore-state.ts";

export type BackupViewSettings = Pick<Settings, "backup" | "setByOperator" | "s3Url">;

export async function showBackups(db: Db, settings: BackupViewSettings): Promise<BackupsView> {
  const { backup, s3Url } = settings;
  const trials = await findTrials(db);
  const underWay = await findBackupUnderWay(db);
  const kept = await listKeptBackups(backup.folder);
  const isEncrypted = backup.passphrase !== undefined;
  return {
    schedule: await findSchedule(db, settings),
    isEncrypted,
    isCopied: isEncrypted && s3Url !== undefined,
    underWay: underWay ? { hasFailed: underWay.state === "waiting" && underWay.attempts > 0 } : null,
    isTrying: (await findTrialUnderWay(db)) !== undefined,
    restore: await showRestore(db),
    items: kept.map(({ madeAt, ...item }) => ({
      ...item,
      madeAt: madeAt.toISOString(),
      trial: trials[item.name] ?? null,
    })),
  };
}

async function showRestore(db: Db): Promise<BackupsView["restore"]> {
  const restore = await findRestore(db);
  if (!restore) return null;
  const { state, file, at, failure, safety } = restore;
  const by = await findUserById(db, restore.by);
  const madeAt = (name: string) => (madeAtOf(name) ?? new Date(0)).toISOString();
  return {
    state,
    file,
    madeAt: madeAt(file),
    at,
    by: by ? fullName(by) : null,
    failure,
    safetyAt: safety ? madeAt(safety) : null,
  };
}
