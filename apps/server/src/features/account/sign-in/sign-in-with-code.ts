import type { BodyOf } from "@academy/contract/call";
import type * as calls from "@academy/contract/calls/sign-in";
import { inTransaction } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import type { AccountDeps } from "../account-deps.ts";
import { forgetAttempts, takeAttempt } from "../proofs/limit-attempts.ts";
import { proveCode, useUpCode } from "../proofs/mailed-codes.ts";
import type { Client } from "../sessions/client.ts";
import { finishSignIn, type SignInOutcome } from "../sessions/finish-sign-in.ts";
import { createAccount } from "../sign-up/create-account.ts";
import { findUserByEmail } from "../users.queries.ts";

export async function signInWithCode(
  deps: Pick<AccountDeps, "db" | "hash" | "now">,
  { email, code, name }: BodyOf<typeof calls.signInWithCode>,
  client: Client,
): Promise<SignInOutcome> {
  await takeAttempt(deps, "code", email);
  const proven = await proveCode(deps, { purpose: "sign-in", subject: email }, code);
  return inTransaction(deps.db, async (tx) => {
    await useUpCode(tx, proven.id);
    const known = await findUserByEmail(tx, email);
    const user = known ?? (await createAccount(tx, deps, { email, name, signUpToken: client.signUpToken }));
    if (!user) throw new AppError("CODE_EXPIRED");
    await forgetAttempts({ ...deps, db: tx }, "code", email);
    await forgetAttempts({ ...deps, db: tx }, "mail", email);
    return finishSignIn(tx, deps, user, client);
  });
}
