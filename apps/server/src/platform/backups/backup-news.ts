import { type TrialProof, trialProof } from "@academy/contract/studio/settings";
import { z } from "zod";
import type { Db } from "../db/database.ts";
import { findSetting, saveSetting } from "../settings/academy-settings.queries.ts";

const made = z.object({ file: z.string(), at: z.iso.datetime() });
const tried = z.object({ file: z.string(), at: z.iso.datetime(), outcome: z.enum(["restored", "failed"]) });

export const noteMade = (db: Db, file: string, now: Date) =>
  saveSetting(db, "backup-made", { file, at: now.toISOString() }, now);

const trial = z.object({
  at: z.iso.datetime(),
  outcome: z.enum(["restored", "failed"]),
  proof: trialProof.nullable(),
});
const trials = z.record(z.string(), trial);
/** Nobody keeps more backups than this for long. */
const maxTrials = 200;

/** What came of restoring each backup on trial, by its name. */
export const findTrials = async (db: Db) =>
  trials.safeParse(await findSetting(db, "backup-trials")).data ?? {};

export async function noteTried(db: Db, file: string, proof: TrialProof | null, now: Date): Promise<void> {
  const outcome = proof ? "restored" : "failed";
  const at = now.toISOString();
  await saveSetting(db, "backup-tried", { file, at, outcome }, now);
  const known = Object.entries(await findTrials(db)).filter(([name]) => name !== file);
  const kept = [...known, [file, { at, outcome, proof }] as const].slice(-maxTrials);
  await saveSetting(db, "backup-trials", Object.fromEntries(kept), now);
}

/** The newest backup, and how the last restore that was tried out went. */
export async function findBackupNews(db: Db) {
  const [lastMade, lastTried] = [await findSetting(db, "backup-made"), await findSetting(db, "backup-tried")];
  return { made: made.safeParse(lastMade).data, tried: tried.safeParse(lastTried).data };
}
