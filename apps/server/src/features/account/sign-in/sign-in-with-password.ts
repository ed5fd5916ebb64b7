import { inTransaction } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { sendMail } from "../../../platform/mail/send-mail.ts";
import type { AccountDeps } from "../account-deps.ts";
import { noteSampleSignIn } from "../create-sample-accounts.ts";
import { findPassword } from "../passwords/passwords.queries.ts";
import { makeToken } from "../proofs/keyed-hash.ts";
import { forgetTriesOf, type Tries, takeTryOf } from "../proofs/limit-attempts.ts";
import { issueSignInCode } from "../proofs/sign-in-codes.ts";
import type { Client } from "../sessions/client.ts";
import { finishSignIn, type SignInOutcome } from "../sessions/finish-sign-in.ts";
import { triesOf } from "../sessions/known-device.ts";
import { listSignUps, moveSignUp } from "../sign-up/sign-ups.queries.ts";
import { findUserByEmail } from "../users.queries.ts";

type Deps = Pick<AccountDeps, "db" | "hash" | "now" | "passwords">;
type UnprovenSignIn = { status: "unproven"; token: string };

/** One password is checked whoever it is, nobody included, so that the time it takes tells nothing either. */
export async function signInWithPassword(
  deps: Deps,
  { email, password }: { email: string; password: string },
  client: Client,
): Promise<SignInOutcome | UnprovenSignIn> {
  const { db, now } = deps;
  const tries = await triesOf(deps, email, client);
  await takeTryOf(deps, "password", tries);
  const user = await findUserByEmail(db, email);
  const [signUp] = user ? [] : await listSignUps(db, email, now());
  const kept = user ? await findPassword(db, user.id) : signUp?.password;
  if (!(await deps.passwords.isRight(password, kept))) throw new AppError("WRONG_CREDENTIALS");
  await forgetTriesOf(deps, "password", tries);
  if (user) {
    await noteSampleSignIn(db, email, now());
    return inTransaction(db, (tx) => finishSignIn(tx, deps, user, client));
  }
  return { status: "unproven", token: await continueSignUp(deps, email, signUp?.id ?? "", tries) };
}

/** They left before typing the code: a new one, and the sign-up goes on in this browser. */
async function continueSignUp(deps: Deps, email: string, id: string, tries: Tries): Promise<string> {
  await takeTryOf(deps, "mail", tries);
  const token = makeToken();
  await inTransaction(deps.db, async (tx) => {
    await moveSignUp(tx, id, deps.hash("sign-up", token));
    const code = await issueSignInCode({ ...deps, db: tx }, email, tries.own);
    const mail = { template: "sign-in-code", props: { code, reason: "sign-up" } } as const;
    await sendMail(tx, { address: email }, mail, { now: deps.now(), isAwaited: true });
  });
  return token;
}
