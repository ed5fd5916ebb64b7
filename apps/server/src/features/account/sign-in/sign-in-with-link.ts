import { inTransaction, type Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import type { AccountDeps } from "../account-deps.ts";
import { takeToken } from "../proofs/one-time-tokens.queries.ts";
import { issueToken } from "../proofs/one-time-tokens.ts";
import type { Client } from "../sessions/client.ts";
import { finishSignIn, type SignInOutcome } from "../sessions/finish-sign-in.ts";
import { findUserById } from "../users.queries.ts";

type Deps = Pick<AccountDeps, "hash" | "now">;

/** For a mail to somebody's own address: it opens their account once, second factor aside. */
export const issueSignInLink = (tx: Tx, deps: Deps, userId: string): Promise<string> =>
  issueToken({ ...deps, db: tx }, "sign-in-link", userId);

export async function signInWithLink(
  deps: Pick<AccountDeps, "db"> & Deps,
  token: string,
  client: Client,
): Promise<SignInOutcome> {
  return inTransaction(deps.db, async (tx) => {
    const taken = await takeToken(tx, "sign-in-link", deps.hash("token.sign-in-link", token), deps.now());
    const user = taken?.user_id && (await findUserById(tx, taken.user_id));
    if (!user) throw new AppError("LINK_EXPIRED");
    return finishSignIn(tx, deps, user, client);
  });
}
