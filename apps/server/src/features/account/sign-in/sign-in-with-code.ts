import type { CallBody } from "@academy/contract/call";
import type * as calls from "@academy/contract/calls/sign-in";
import { inTransaction } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import type { AccountDeps } from "../account-deps.ts";
import { forgetTriesOf, takeTryOf } from "../proofs/limit-attempts.ts";
import { deleteCodesTo } from "../proofs/mailed-codes.queries.ts";
import { useUpCode } from "../proofs/mailed-codes.ts";
import { proveSignInCode } from "../proofs/sign-in-codes.ts";
import type { Client } from "../sessions/client.ts";
import { finishSignIn, type SignInOutcome } from "../sessions/finish-sign-in.ts";
import { triesOf } from "../sessions/known-device.ts";
import { createAccount } from "../sign-up/create-account.ts";
import { findUserByEmail } from "../users.queries.ts";

export async function signInWithCode(
  deps: Pick<AccountDeps, "db" | "hash" | "now">,
  { email, code, name }: CallBody<typeof calls.signInWithCode>,
  client: Client,
): Promise<SignInOutcome> {
  const tries = await triesOf(deps, email, client);
  await takeTryOf(deps, "code", tries);
  const proven = await proveSignInCode(deps, email, tries.own, code);
  return inTransaction(deps.db, async (tx) => {
    await useUpCode(tx, proven.id);
    await deleteCodesTo(tx, "sign-in", email);
    const known = await findUserByEmail(tx, email);
    const user = known ?? (await createAccount(tx, deps, { email, name, signUpToken: client.signUpToken }));
    if (!user) throw new AppError("CODE_EXPIRED");
    for (const kind of ["code", "mail"] as const) await forgetTriesOf({ ...deps, db: tx }, kind, tries);
    return finishSignIn(tx, deps, user, client);
  });
}
