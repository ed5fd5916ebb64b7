import type { SessionHours } from "@academy/contract/studio/bookings";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { asJson } from "../../../platform/db/values.ts";

const setting = "session-hours";

type KeptHours = { hours: SessionHours; isSample: boolean };

export async function findHours(db: Db | Tx): Promise<(KeptHours & { savedAt: Date }) | undefined> {
  const row = await db
    .selectFrom("academy_settings")
    .select(["value", "updated_at"])
    .where("id", "=", setting)
    .executeTakeFirst();
  return row && { ...(row.value as KeptHours), savedAt: row.updated_at };
}

/** Whatever books, moves or changes hours waits its turn until this is done: the write that changes nothing does that. */
export async function holdHours(tx: Tx): Promise<void> {
  await tx.updateTable("academy_settings").set({ id: setting }).where("id", "=", setting).execute();
}

export async function writeHours(tx: Tx, kept: KeptHours, now: Date): Promise<void> {
  await tx
    .updateTable("academy_settings")
    .set({ value: asJson(kept), updated_at: now })
    .where("id", "=", setting)
    .execute();
}

/** Only where there are none: what the owner has saved stays. False then. */
export async function insertHours(db: Db | Tx, kept: KeptHours, now: Date): Promise<boolean> {
  const inserted = await db
    .insertInto("academy_settings")
    .values({ id: setting, value: asJson(kept), updated_at: now })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function deleteSampleHours(db: Db): Promise<void> {
  const kept = await findHours(db);
  if (!kept?.isSample) return;
  await db
    .deleteFrom("academy_settings")
    .where("id", "=", setting)
    .where("updated_at", "=", kept.savedAt)
    .execute();
}
