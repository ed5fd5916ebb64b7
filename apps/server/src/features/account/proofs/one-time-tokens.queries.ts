import type { Db, Tx } from "../../../platform/db/database.ts";
import type { TokenPurpose } from "../account.tables.ts";

type NewToken = {
  id: string;
  purpose: TokenPurpose;
  tokenHash: string;
  userId: string | null;
  expiresAt: Date;
  now: Date;
};

export async function insertToken(db: Db | Tx, token: NewToken): Promise<void> {
  await db
    .insertInto("one_time_tokens")
    .values({
      id: token.id,
      purpose: token.purpose,
      token_hash: token.tokenHash,
      user_id: token.userId,
      expires_at: token.expiresAt,
      created_at: token.now,
    })
    .execute();
}

export async function findToken(db: Db | Tx, purpose: TokenPurpose, tokenHash: string, now: Date) {
  return db
    .selectFrom("one_time_tokens")
    .select(["id", "user_id"])
    .where("purpose", "=", purpose)
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

/** Reads and ends it in one statement: of two at once, one gets it. */
export async function takeToken(tx: Tx, purpose: TokenPurpose, tokenHash: string, now: Date) {
  return tx
    .deleteFrom("one_time_tokens")
    .where("purpose", "=", purpose)
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .returning("user_id")
    .executeTakeFirst();
}

export async function deleteTokensOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("one_time_tokens").where("user_id", "=", userId).execute();
}

export async function deleteTokensFor(tx: Tx, purpose: TokenPurpose): Promise<void> {
  await tx.deleteFrom("one_time_tokens").where("purpose", "=", purpose).execute();
}
