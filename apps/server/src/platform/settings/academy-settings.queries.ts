import type { Db } from "../db/database.ts";
import { asJson } from "../db/values.ts";

/** What the owner has chosen under a name; whoever asks checks that it is what they know. */
export async function findSetting(db: Db, id: string): Promise<unknown> {
  const row = await db.selectFrom("academy_settings").select("value").where("id", "=", id).executeTakeFirst();
  return row?.value;
}

export async function saveSetting(db: Db, id: string, value: unknown, now: Date): Promise<void> {
  const written = { value: asJson(value), updated_at: now };
  await db
    .insertInto("academy_settings")
    .values({ id, ...written })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(written))
    .execute();
}
