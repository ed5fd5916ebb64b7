import { z } from "zod";
import { findSetting, saveSetting } from "../../../platform/academy-settings.queries.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";

const setting = "payment-differences";
const kept = z.array(z.object({ at: z.iso.datetime(), text: z.string() }));

/** More than an owner reads; they were all mailed as well. */
const mostKept = 20;
const keptMs = 14 * 24 * 60 * 60 * 1000;

/** Kept for the studio, each once for as long as it is kept. */
export async function noteDifferences(tx: Tx, lines: readonly string[], now: Date): Promise<void> {
  const before = await listDifferences(tx, now);
  const known = new Set(before.map(({ text }) => text));
  const found = lines.filter((text) => !known.has(text)).map((text) => ({ at: now.toISOString(), text }));
  if (found.length > 0) await saveSetting(tx, setting, [...found, ...before].slice(0, mostKept), now);
}

/** The newest first; after two weeks they are forgotten. */
export async function listDifferences(db: Db | Tx, now: Date) {
  const all = kept.safeParse(await findSetting(db, setting)).data ?? [];
  return all.filter(({ at }) => now.getTime() - new Date(at).getTime() < keptMs);
}
