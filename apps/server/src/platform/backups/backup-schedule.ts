import type { Decider } from "@academy/contract/studio/business";
import { z } from "zod";
import type { Db, Tx } from "../db/database.ts";
import { AppError } from "../errors.ts";
import { findSetting, saveSetting } from "../settings/academy-settings.queries.ts";
import type { Settings } from "../settings/settings.ts";
import type { Keeping } from "./keeping.rules.ts";
import type { Rhythm } from "./rhythm.rules.ts";

export type ScheduleSettings = Pick<Settings, "backup" | "setByOperator">;
export type BackupSchedule = Rhythm & { keeping: Keeping; by: Decider; since: string | null };

const count = z.int().min(0);
const chosen = z.object({
  everyHours: count,
  hour: count.max(23),
  keeping: z.object({ days: count, weeks: count, months: count }),
  since: z.iso.datetime(),
});

/** What the owner has decided; until then what the host's variables say. */
export async function findSchedule(
  db: Db | Tx,
  { backup, setByOperator }: ScheduleSettings,
): Promise<BackupSchedule> {
  const found = chosen.safeParse(await findSetting(db, "backup-schedule")).data;
  if (found) return { ...found, by: "owner" };
  const isHosts = setByOperator.includes("BACKUP_EVERY_HOURS") || setByOperator.includes("BACKUP_KEEP");
  const { everyHours, keeping } = backup;
  return { everyHours, hour: 0, keeping, by: isHosts ? "operator" : "nobody", since: null };
}

type Choice = Pick<BackupSchedule, "everyHours" | "hour" | "keeping"> & { was: string | null };

/** Answers what it was before. */
export async function saveSchedule(
  tx: Tx,
  settings: ScheduleSettings,
  { was, ...choice }: Choice,
  now: Date,
): Promise<BackupSchedule> {
  const current = await findSchedule(tx, settings);
  if (current.since !== was) throw new AppError("CONFLICT");
  await saveSetting(tx, "backup-schedule", { ...choice, since: now.toISOString() }, now);
  return current;
}
