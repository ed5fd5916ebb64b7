import { randomUUID } from "node:crypto";
import type { Db, Tx } from "../../platform/db/database.ts";

export async function countUsers(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("users")
    .select((select) => select.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

type NewAccount = {
  firstName: string;
  lastName: string;
  email: string;
  role: "learner" | "owner";
  hash: string;
};

export async function insertAccountWithPassword(tx: Tx, account: NewAccount, now: Date): Promise<void> {
  const userId = randomUUID();
  const times = { created_at: now, updated_at: now };
  await tx
    .insertInto("users")
    .values({
      id: userId,
      name: `${account.firstName} ${account.lastName}`.trim(),
      first_name: account.firstName,
      last_name: account.lastName,
      email: account.email,
      is_email_verified: true,
      image_url: null,
      role: account.role,
      ...times,
    })
    .execute();
  await tx
    .insertInto("accounts")
    .values({
      id: randomUUID(),
      account_id: userId,
      provider_id: "credential",
      user_id: userId,
      password: account.hash,
      ...times,
    })
    .execute();
}
