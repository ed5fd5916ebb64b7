import type { BackupsView } from "@academy/contract/studio/settings";
import { findBackupUnderWay, listKeptBackups } from "../../platform/backups/backup-jobs.ts";
import { findBackupNews } from "../../platform/backups/backup-news.ts";
import { findSchedule } from "../../platform/backups/backup-schedule.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Settings } from "../../platform/settings/settings.ts";

export type BackupViewSettings = Pick<Settings, "backup" | "setByOperator" | "s3Url">;

export async function showBackups(db: Db, settings: BackupViewSettings): Promise<BackupsView> {
  const { backup, s3Url } = settings;
  const { tried } = await findBackupNews(db);
  const underWay = await findBackupUnderWay(db);
  const kept = await listKeptBackups(backup.folder);
  const isEncrypted = backup.passphrase !== undefined;
  return {
    schedule: await findSchedule(db, settings),
    isEncrypted,
    isCopied: isEncrypted && s3Url !== undefined,
    underWay: underWay ? { hasFailed: underWay.state === "waiting" && underWay.attempts > 0 } : null,
    tried: tried ? { at: tried.at, outcome: tried.outcome } : null,
    items: kept.map(({ madeAt, ...item }) => ({ ...item, madeAt: madeAt.toISOString() })),
  };
}
