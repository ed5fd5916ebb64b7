import type { Db, Tx } from "../../../platform/db/database.ts";
import type { CodePurpose } from "../account.tables.ts";

type NewCode = {
  id: string;
  purpose: CodePurpose;
  subject: string;
  email: string;
  codeHash: string;
  expiresAt: Date;
  now: Date;
};

/** A new code takes the place of the one before. */
export async function putCode(db: Db | Tx, code: NewCode): Promise<void> {
  const values = {
    id: code.id,
    email: code.email,
    code_hash: code.codeHash,
    tries: 0,
    expires_at: code.expiresAt,
    created_at: code.now,
  };
  await db
    .insertInto("mailed_codes")
    .values({ ...values, purpose: code.purpose, subject: code.subject })
    .onConflict((conflict) => conflict.columns(["purpose", "subject"]).doUpdateSet(values))
    .execute();
}

/** Counts the try and reads the code in one statement: no two tries count as one. */
export async function takeTry(db: Db, purpose: CodePurpose, subject: string, maxTries: number) {
  return db
    .updateTable("mailed_codes")
    .set((set) => ({ tries: set("tries", "+", 1) }))
    .where("purpose", "=", purpose)
    .where("subject", "=", subject)
    .where("tries", "<", maxTries)
    .returning(["id", "email", "code_hash", "expires_at"])
    .executeTakeFirst();
}

export async function deleteCode(tx: Tx, id: string): Promise<boolean> {
  const result = await tx.deleteFrom("mailed_codes").where("id", "=", id).executeTakeFirst();
  return result.numDeletedRows === 1n;
}

/** Whosever they are, and those that were mailed to them besides. */
export async function deleteCodesOf(tx: Tx, { id, email }: { id: string; email: string }): Promise<void> {
  await tx
    .deleteFrom("mailed_codes")
    .where((where) => where.or([where("subject", "=", id), where("email", "=", email)]))
    .execute();
}

export async function deleteCodesTo(tx: Tx, purpose: CodePurpose, email: string): Promise<void> {
  await tx.deleteFrom("mailed_codes").where("purpose", "=", purpose).where("email", "=", email).execute();
}

export async function findCodeEmail(db: Db, purpose: CodePurpose, subject: string): Promise<string | null> {
  const row = await db
    .selectFrom("mailed_codes")
    .select("email")
    .where("purpose", "=", purpose)
    .where("subject", "=", subject)
    .executeTakeFirst();
  return row?.email ?? null;
}
