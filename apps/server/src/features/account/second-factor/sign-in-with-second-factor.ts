import { inTransaction } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import type { AccountDeps } from "../account-deps.ts";
import { findToken, takeToken } from "../proofs/one-time-tokens.queries.ts";
import type { Client } from "../sessions/client.ts";
import { type SignInOutcome, startSession } from "../sessions/finish-sign-in.ts";
import { findUserById } from "../users.queries.ts";
import { proveSecondFactor, type SecondFactorProof } from "./prove-second-factor.ts";

/** The second half of signing in; the cookie says that the first half was done in this browser, minutes ago. */
export async function signInWithSecondFactor(
  deps: Pick<AccountDeps, "db" | "hash" | "now" | "secret">,
  proof: SecondFactorProof,
  client: Client,
): Promise<SignInOutcome> {
  const { db, hash, now } = deps;
  const tokenHash = hash("token.second-factor", client.secondFactorToken ?? "");
  const begun = await findToken(db, "second-factor", tokenHash, now());
  if (!begun?.user_id) throw tooLate();
  await proveSecondFactor(deps, begun.user_id, proof);
  return inTransaction(db, async (tx) => {
    const taken = await takeToken(tx, "second-factor", tokenHash, now());
    const user = taken?.user_id && (await findUserById(tx, taken.user_id));
    if (!user) throw tooLate();
    return startSession(tx, deps, user, client);
  });
}

function tooLate(): AppError {
  return new AppError("CODE_EXPIRED", { message: "That took too long. Please sign in again." });
}
