import { inTransaction } from "../../../platform/db/database.ts";
import type { AccountDeps } from "../account-deps.ts";
import { deleteTokensFor } from "../proofs/one-time-tokens.queries.ts";
import { findUserByEmail, updateUser } from "../users.queries.ts";

/** Answers whether there is such an account. */
export async function makeOwner(
  { db, now }: Pick<AccountDeps, "db" | "now">,
  email: string,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (!user) return false;
    await updateUser(tx, user.id, { role: "owner" }, now());
    await deleteTokensFor(tx, "claim-owner");
    return true;
  });
}
