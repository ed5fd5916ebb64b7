import { inTransaction } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import type { AccountDeps } from "../account-deps.ts";
import { deleteTokensFor, takeToken } from "../proofs/one-time-tokens.queries.ts";
import { type User, updateUser } from "../users.queries.ts";

/** One link makes one owner; the others that were printed end with it. */
export async function claimOwnership(
  { db, hash, now }: Pick<AccountDeps, "db" | "hash" | "now">,
  user: User,
  token: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const taken = await takeToken(tx, "claim-owner", hash("token.claim-owner", token), now());
    if (!taken) {
      const message = "That link has expired or was already used. Restart the academy to get a new one.";
      throw new AppError("LINK_EXPIRED", { message });
    }
    await deleteTokensFor(tx, "claim-owner");
    await updateUser(tx, user.id, { role: "owner" }, now());
  });
}
