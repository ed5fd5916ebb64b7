import { restoreFailures } from "@academy/contract/studio/settings";
import { z } from "zod";
import type { Db, Tx } from "../../platform/db/database.ts";
import { findSetting, saveSetting } from "../../platform/settings/academy-settings.queries.ts";

const restoreState = z.object({
  id: z.uuid(),
  file: z.string(),
  /** Whose id. */
  by: z.string(),
  at: z.iso.datetime(),
  /** It is tried out first, while everybody goes on; then the academy closes for it. */
  state: z.enum(["trying", "closing", "restored", "failed"]),
  failure: z.enum(restoreFailures).nullable(),
  /** The backup of what was there before. */
  safety: z.string().nullable(),
});
export type RestoreState = z.infer<typeof restoreState>;

/** The last restore by button: what became of it, or how far it is. */
export const findRestore = async (db: Db | Tx): Promise<RestoreState | undefined> =>
  restoreState.safeParse(await findSetting(db, "restore")).data;

export const saveRestore = (db: Db | Tx, state: RestoreState, now: Date): Promise<void> =>
  saveSetting(db, "restore", state, now);

/** What was there before the last restore is not forgotten by the rule that forgets all others. */
export const keptApart = async (db: Db): Promise<readonly string[]> => {
  const { safety } = (await findRestore(db)) ?? {};
  return safety ? [safety] : [];
};

export const isUnderWay = (restore: RestoreState | undefined): boolean =>
  restore?.state === "trying" || restore?.state === "closing";
