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

export async function writeHours(tx: Db | Tx, kept: KeptHours, now: Date): Promise<void> {
  const written = { value: asJson(kept), updated_at: now };
  await tx
    .insertInto("academy_settings")
    .values({ id: setting, ...written })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(written))
    .execute();
}

/** Only where there are none: what the owner has saved stays. */
export async function insertHours(db: Db | Tx, kept: KeptHours, now: Date): Promise<void> {
  await db
    .insertInto("academy_settings")
    .values({ id: setting, value: asJson(kept), updated_at: now })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}
