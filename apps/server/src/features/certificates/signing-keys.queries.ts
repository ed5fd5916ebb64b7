import type { Db } from "../../platform/db/database.ts";
import { asJson } from "../../platform/db/values.ts";

export type KeyRow = { id: string; publicKey: JsonWebKey; privateKey: string };

/** The oldest first. */
export async function listKeys(db: Db): Promise<KeyRow[]> {
  return db
    .selectFrom("signing_keys")
    .select(["id", "public_key as publicKey", "private_key as privateKey"])
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export async function findKey(db: Db, id: string): Promise<KeyRow | undefined> {
  return db
    .selectFrom("signing_keys")
    .select(["id", "public_key as publicKey", "private_key as privateKey"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Two processes may have made the same one at once: the first stays. */
export async function insertKey(db: Db, { id, publicKey, privateKey }: KeyRow, now: Date): Promise<void> {
  await db
    .insertInto("signing_keys")
    .values({ id, public_key: asJson(publicKey), private_key: privateKey, created_at: now })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}
