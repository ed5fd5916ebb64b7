import { randomUUID } from "node:crypto";
import type { Tx } from "../../../platform/db/database.ts";

/** The academy knows one provider; its people are told apart by what it calls them. */
const provider = "openid";

export async function findLinkedUserId(tx: Tx, subject: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom("accounts")
    .select("user_id")
    .where("provider_id", "=", provider)
    .where("account_id", "=", subject)
    .executeTakeFirst();
  return row?.user_id;
}

/** None of the provider's tokens is kept: they were good for finding out who it is, and could only leak. */
export async function linkUser(tx: Tx, userId: string, subject: string, now: Date): Promise<void> {
  await tx
    .insertInto("accounts")
    .values({
      id: randomUUID(),
      account_id: subject,
      provider_id: provider,
      user_id: userId,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(["provider_id", "account_id"]).doNothing())
    .execute();
}
