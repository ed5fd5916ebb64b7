import type { Db, Tx } from "../../platform/db/database.ts";
import type { KeptAddressToken } from "../../platform/secrets/address-token.ts";

const none = { has_reminders: true, zone: null, address_hash: null, address_encrypted: null };

export async function findSettings(db: Db | Tx, userId: string) {
  const row = await db
    .selectFrom("calendar_settings")
    .selectAll()
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row ?? { ...none, user_id: userId };
}

/** Whether somebody is to be reminded at all: one click ends reminders of calls and of sessions. */
export async function wantsReminders(db: Db | Tx, userId: string): Promise<boolean> {
  return (await findSettings(db, userId)).has_reminders;
}

type Change = { has_reminders?: boolean; zone?: string };

export async function changeSettings(db: Db | Tx, userId: string, change: Change): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await db
    .insertInto("calendar_settings")
    .values({ ...none, user_id: userId, ...change })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(change))
    .execute();
}

/** The address that is there stays, so that two presses give one. */
export async function openAddress(
  db: Db,
  userId: string,
  { hash, encrypted }: KeptAddressToken,
): Promise<void> {
  await db
    .insertInto("calendar_settings")
    .values({ ...none, user_id: userId, address_hash: hash, address_encrypted: encrypted })
    .onConflict((conflict) =>
      conflict
        .column("user_id")
        .doUpdateSet({ address_hash: hash, address_encrypted: encrypted })
        .where("calendar_settings.address_hash", "is", null),
    )
    .execute();
}

export async function closeAddress(db: Db, userId: string): Promise<void> {
  await db
    .updateTable("calendar_settings")
    .set({ address_hash: null, address_encrypted: null })
    .where("user_id", "=", userId)
    .execute();
}

/** Whose calendar it is, and who they are today. */
export async function findByAddress(db: Db, hash: string) {
  return db
    .selectFrom("calendar_settings")
    .innerJoin("users", "users.id", "calendar_settings.user_id")
    .select(["users.id", "users.role"])
    .where("address_hash", "=", hash)
    .executeTakeFirst();
}
