import { randomUUID } from "node:crypto";
import type { Db, Tx } from "../../../platform/db/database.ts";

export async function findSecondFactor(db: Db | Tx, userId: string) {
  return db
    .selectFrom("second_factors")
    .select(["id", "secret", "last_step", "confirmed_at"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

/** A secret that was never confirmed gives way; one that counts does not. Answers whether it was put. */
export async function putUnconfirmed(db: Db, userId: string, secret: string, now: Date): Promise<boolean> {
  const result = await db
    .insertInto("second_factors")
    .values({ id: randomUUID(), user_id: userId, secret, last_step: 0, confirmed_at: null, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column("user_id")
        .doUpdateSet({ secret, last_step: 0, created_at: now })
        .where("second_factors.confirmed_at", "is", null),
    )
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function confirmSecondFactor(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.updateTable("second_factors").set({ confirmed_at: now }).where("user_id", "=", userId).execute();
}

/** Answers whether this half minute, or a later one, had not been used before. */
export async function takeStep(db: Db | Tx, id: string, step: number): Promise<boolean> {
  const result = await db
    .updateTable("second_factors")
    .set({ last_step: step })
    .where("id", "=", id)
    .where("last_step", "<", step)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function deleteSecondFactor(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("second_factors").where("user_id", "=", userId).execute();
  await tx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
}

/** One that was set up since then; one that was there before stays. */
export async function deleteSecondFactorSince(tx: Tx, userId: string, since: Date): Promise<void> {
  const result = await tx
    .deleteFrom("second_factors")
    .where("user_id", "=", userId)
    .where((where) => where.or([where("confirmed_at", "is", null), where("confirmed_at", ">=", since)]))
    .executeTakeFirst();
  if (result.numDeletedRows > 0n) {
    await tx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  }
}

export async function replaceRecoveryCodes(tx: Tx, userId: string, hashes: string[]): Promise<void> {
  await tx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  await tx
    .insertInto("recovery_codes")
    .values(hashes.map((code_hash) => ({ id: randomUUID(), user_id: userId, code_hash })))
    .execute();
}

export async function takeRecoveryCode(db: Db | Tx, userId: string, hash: string): Promise<boolean> {
  const result = await db
    .deleteFrom("recovery_codes")
    .where("user_id", "=", userId)
    .where("code_hash", "=", hash)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom("recovery_codes")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** One of those that are kept, encrypted, whosever it is. */
export async function findAnySecret(db: Db): Promise<string | undefined> {
  const one = await db.selectFrom("second_factors").select("secret").limit(1).executeTakeFirst();
  return one?.secret;
}

/** Everybody whose second factor counts. */
export async function listHolders(tx: Tx): Promise<{ email: string }[]> {
  return tx
    .selectFrom("second_factors")
    .innerJoin("users", "users.id", "second_factors.user_id")
    .select("users.email")
    .where("second_factors.confirmed_at", "is not", null)
    .execute();
}

/** Everybody's. */
export async function deleteSecondFactors(tx: Tx): Promise<void> {
  await tx.deleteFrom("recovery_codes").execute();
  await tx.deleteFrom("second_factors").execute();
}
