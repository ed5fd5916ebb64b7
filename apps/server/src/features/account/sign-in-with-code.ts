import { inTransaction } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import type { AccountDeps } from "./account-deps.ts";
import { createAccount } from "./create-account.ts";
import { finishSignIn, type SignInOutcome } from "./finish-sign-in.ts";
import { forgetAttempts, takeAttempt } from "./limit-attempts.ts";
import { proveCode, useUpCode } from "./mailed-codes.ts";
import { findUserByEmail } from "./users.queries.ts";
import type { Visit } from "./visit.ts";

export async function signInWithCode(
  deps: Pick<AccountDeps, "db" | "hash" | "now">,
  { email, code }: { email: string; code: string },
  visit: Visit,
): Promise<SignInOutcome> {
  await takeAttempt(deps, "code", email);
  const proven = await proveCode(deps, { purpose: "sign-in", subject: email }, code);
  return inTransaction(deps.db, async (tx) => {
    await useUpCode(tx, proven.id);
    const known = await findUserByEmail(tx, email);
    const user = known ?? (await createAccount(tx, deps, email, visit.signUpToken));
    if (!user) throw new AppError("CODE_EXPIRED");
    await forgetAttempts({ ...deps, db: tx }, "code", email);
    await forgetAttempts({ ...deps, db: tx }, "mail", email);
    return finishSignIn(tx, deps, user, visit);
  });
}
