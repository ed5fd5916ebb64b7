import { randomUUID } from "node:crypto";
import type { Db, Tx } from "../../../platform/db/database.ts";

/** Beside "openid", with which somebody else vouches for the person. */
const provider = "credential";

export async function findPassword(db: Db | Tx, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom("accounts")
    .select("password")
    .where("user_id", "=", userId)
    .where("provider_id", "=", provider)
    .executeTakeFirst();
  return row?.password ?? null;
}

export async function setPassword(tx: Tx, userId: string, password: string, now: Date): Promise<void> {
  await tx
    .insertInto("accounts")
    .values({
      id: randomUUID(),
      account_id: userId,
      provider_id: provider,
      user_id: userId,
      password,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(["provider_id", "account_id"]).doUpdateSet({ password, updated_at: now }),
    )
    .execute();
}

/** The password whenever it was set, and every provider that vouches for the person since then. */
export async function deleteSignInWays(tx: Tx, userId: string, since: Date): Promise<void> {
  await tx
    .deleteFrom("accounts")
    .where("user_id", "=", userId)
    .where((where) => where.or([where("provider_id", "=", provider), where("created_at", ">=", since)]))
    .execute();
}

export async function listSignInWays(db: Db, userId: string) {
  return db
    .selectFrom("accounts")
    .select(["provider_id", "created_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
}
