import type { Db, Tx } from "../../../platform/db/database.ts";
import type { Checks } from "./provider.ts";

type NewOpenIdSignIn = { id: string; checks: Checks; returnTo: string; expiresAt: Date; now: Date };

export async function insertOpenIdSignIn(db: Db | Tx, begun: NewOpenIdSignIn): Promise<void> {
  await db
    .insertInto("open_id_sign_ins")
    .values({
      id: begun.id,
      state: begun.checks.state,
      nonce: begun.checks.nonce,
      code_verifier: begun.checks.codeVerifier,
      return_to: begun.returnTo,
      expires_at: begun.expiresAt,
      created_at: begun.now,
    })
    .execute();
}

/** Reads and ends it in one statement: of two answers at once, one gets it. An answer with another state ends nothing. */
export async function takeOpenIdSignIn(db: Db | Tx, id: string, state: string, now: Date) {
  const row = await db
    .deleteFrom("open_id_sign_ins")
    .where("id", "=", id)
    .where("state", "=", state)
    .where("expires_at", ">", now)
    .returning(["state", "nonce", "code_verifier", "return_to"])
    .executeTakeFirst();
  if (!row) return undefined;
  const checks: Checks = { state: row.state, nonce: row.nonce, codeVerifier: row.code_verifier };
  return { checks, returnTo: row.return_to };
}
