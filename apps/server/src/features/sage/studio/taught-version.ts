import { randomUUID } from "node:crypto";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { findSetting, saveSetting } from "../../../platform/settings/academy-settings.queries.ts";

const setting = "taught-answers-version";

/**
 * Another one whenever a taught answer was added, changed or deleted, by whichever process: one look tells whether
 * what is in memory still holds. Counting and comparing times would miss two changes within a millisecond.
 */
export async function findTaughtVersion(db: Db): Promise<string> {
  return String((await findSetting(db, setting)) ?? "nothing taught yet");
}

export const renewTaughtVersion = (tx: Tx, now: Date): Promise<void> =>
  saveSetting(tx, setting, randomUUID(), now);
