import type { Db } from "../../platform/db/database.ts";

type Limits = { now: Date; codesBefore: Date; attemptsBefore: Date };

export async function deleteExpired(db: Db, { now, codesBefore, attemptsBefore }: Limits): Promise<void> {
  for (const table of [
    "sessions",
    "sign_ups",
    "one_time_tokens",
    "email_changes",
    "open_id_sign_ins",
    "role_invitations",
  ] as const) {
    await db.deleteFrom(table).where("expires_at", "<=", now).execute();
  }
  // A code that ran out still says which address was asked for, so that it can be asked for again.
  await db.deleteFrom("mailed_codes").where("created_at", "<=", codesBefore).execute();
  await db.deleteFrom("attempts").where("last_at", "<=", attemptsBefore).execute();
}
