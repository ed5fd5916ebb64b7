import type { Tx } from "../../../platform/db/database.ts";

type NewEmailChange = {
  id: string;
  userId: string;
  oldEmail: string;
  tokenHash: string;
  expiresAt: Date;
  now: Date;
};

export async function insertEmailChange(tx: Tx, change: NewEmailChange): Promise<void> {
  await tx
    .insertInto("email_changes")
    .values({
      id: change.id,
      user_id: change.userId,
      old_email: change.oldEmail,
      token_hash: change.tokenHash,
      expires_at: change.expiresAt,
      created_at: change.now,
    })
    .execute();
}

/** Reads and ends it in one statement: of two at once, one gets it. */
export async function takeEmailChange(tx: Tx, tokenHash: string, now: Date) {
  return tx
    .deleteFrom("email_changes")
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .returning(["user_id", "old_email", "created_at"])
    .executeTakeFirst();
}

/** Addresses the account had only after somebody took it away from its own. */
export async function deleteEmailChangesSince(tx: Tx, userId: string, since: Date): Promise<void> {
  await tx
    .deleteFrom("email_changes")
    .where("user_id", "=", userId)
    .where("created_at", ">=", since)
    .execute();
}
