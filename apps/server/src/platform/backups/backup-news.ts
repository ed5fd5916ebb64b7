import { z } from "zod";
import type { Db } from "../db/database.ts";
import { findSetting, saveSetting } from "../settings/academy-settings.queries.ts";

const made = z.object({ file: z.string(), at: z.iso.datetime() });
const tried = z.object({ file: z.string(), at: z.iso.datetime(), outcome: z.enum(["restored", "failed"]) });

export const noteMade = (db: Db, file: string, now: Date) =>
  saveSetting(db, "backup-made", { file, at: now.toISOString() }, now);

export const noteTried = (db: Db, file: string, outcome: "restored" | "failed", now: Date) =>
  saveSetting(db, "backup-tried", { file, at: now.toISOString(), outcome }, now);

/** The newest backup, and how the last restore that was tried out went. */
export async function findBackupNews(db: Db) {
  const [lastMade, lastTried] = [await findSetting(db, "backup-made"), await findSetting(db, "backup-tried")];
  return { made: made.safeParse(lastMade).data, tried: tried.safeParse(lastTried).data };
}
