import type { Db, Tx } from "../../../platform/db/database.ts";

type NewSignUp = {
  id: string;
  email: string;
  tokenHash: string;
  firstName: string;
  lastName: string;
  password: string;
  expiresAt: Date;
  now: Date;
};

export async function insertSignUp(tx: Tx, signUp: NewSignUp): Promise<void> {
  await tx
    .insertInto("sign_ups")
    .values({
      id: signUp.id,
      email: signUp.email,
      token_hash: signUp.tokenHash,
      first_name: signUp.firstName,
      last_name: signUp.lastName,
      password: signUp.password,
      expires_at: signUp.expiresAt,
      created_at: signUp.now,
    })
    .execute();
}

/** Newest first. */
export async function listSignUps(db: Db | Tx, email: string, now: Date) {
  return db
    .selectFrom("sign_ups")
    .select(["id", "token_hash", "first_name", "last_name", "password"])
    .where("email", "=", email)
    .where("expires_at", ">", now)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

/** Whoever knows its password goes on with it in this browser. */
export async function moveSignUp(tx: Tx, id: string, tokenHash: string): Promise<void> {
  await tx.updateTable("sign_ups").set({ token_hash: tokenHash }).where("id", "=", id).execute();
}

export async function deleteSignUps(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom("sign_ups").where("email", "=", email).execute();
}
