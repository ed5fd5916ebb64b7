import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { restoreFailures, trialProof } from "@academy/contract/studio/settings";
import { z } from "zod";
import { madeAtOf } from "../backup-name.rules.ts";

const order = z.object({
  id: z.uuid(),
  file: z.string().refine((name) => madeAtOf(name) !== undefined),
  /** Who asked for it: an id, since names belong into no file. */
  by: z.string(),
  askedAt: z.iso.datetime(),
  state: z.enum(["ordered", "restored", "failed"]),
  /** What came back when it was tried, right before. */
  proof: trialProof,
  /** How often it was begun: a process may be killed in the middle of it. */
  tries: z.int(),
  /** The backup of what was there before. */
  safety: z.string().nullable(),
  failure: z.enum(restoreFailures).nullable(),
  /** Whether nobody could be served from what was restored, so that the backup of before is put back. */
  isTakenBack: z.boolean(),
});
export type RestoreOrder = z.infer<typeof order>;

/**
 * A folder beside the backups, which every process of an academy shares: what is about to happen to the database can't
 * stand in the database.
 */
export const orderFolder = (backupFolder: string) => join(backupFolder, "restore-order");
const fileIn = (backupFolder: string) => join(orderFolder(backupFolder), "order.json");

/** Written whole or not at all: whoever starts after a power cut goes by it. */
export function writeOrder(backupFolder: string, written: RestoreOrder): void {
  mkdirSync(orderFolder(backupFolder), { recursive: true, mode: 0o700 });
  const file = fileIn(backupFolder);
  writeFileSync(`${file}.new`, JSON.stringify(written), { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
}

export function readOrder(backupFolder: string): RestoreOrder | undefined {
  const file = fileIn(backupFolder);
  if (!existsSync(file)) return undefined;
  try {
    return order.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    // Whatever else lies there is no order of ours.
    return undefined;
  }
}

export const removeOrder = (backupFolder: string): void => rmSync(fileIn(backupFolder), { force: true });

/**
 * What a restore puts aside is in the backup of before as well: of those that were ordered by button the last stays, so that the
 * disk does not fill. What somebody has put aside by hand is theirs.
 */
export function keepOneAside(backupFolder: string, aside: string | undefined): void {
  if (aside === undefined) return;
  const file = join(orderFolder(backupFolder), "aside");
  const last = existsSync(file) ? readFileSync(file, "utf8") : "";
  if (/^before-restore-[0-9TZ-]+$/.test(basename(last)) && last !== aside)
    rmSync(last, { recursive: true, force: true });
  writeFileSync(file, aside, { mode: 0o600 });
}
