import { randomUUID } from "node:crypto";
import type { Mail } from "@academy/documents/mails";
import { inTransaction } from "../../../platform/db/database.ts";
import { sendMail } from "../../../platform/mail/send-mail.ts";
import type { AccountDeps } from "../account-deps.ts";
import { makeToken } from "../proofs/keyed-hash.ts";
import { takeTryOf } from "../proofs/limit-attempts.ts";
import { issueSignInCode } from "../proofs/sign-in-codes.ts";
import { type Origin, triesOf } from "../sessions/known-device.ts";
import { findUserByEmail } from "../users.queries.ts";
import { insertSignUp } from "./sign-ups.queries.ts";

const rememberMs = 24 * 60 * 60 * 1000;

type Person = { firstName: string; lastName: string; email: string; password: string };

/**
 * Writes down what was asked for and mails a code; the account begins when the code comes back (create-account.ts).
 * Whoever has an account already gets a code to sign in with, and it stays as it is. The caller can't tell which:
 * the same work is done either way. Answers what the browser keeps.
 */
export async function signUp(
  deps: Pick<AccountDeps, "db" | "hash" | "now" | "passwords">,
  { firstName, lastName, email, password }: Person,
  from: Origin,
): Promise<string> {
  const tries = await triesOf(deps, email, from);
  await takeTryOf(deps, "mail", tries);
  const hashed = await deps.passwords.hash(password);
  const token = makeToken();
  const now = deps.now();
  await inTransaction(deps.db, async (tx) => {
    const isKnown = (await findUserByEmail(tx, email)) !== undefined;
    const code = await issueSignInCode({ ...deps, db: tx }, email, tries.own);
    // Written down either way: known or not, the same is done and takes as long. Nobody with an account needs it.
    await insertSignUp(tx, {
      id: randomUUID(),
      email,
      tokenHash: deps.hash("sign-up", token),
      firstName,
      lastName,
      password: hashed,
      expiresAt: new Date(now.getTime() + rememberMs),
      now,
    });
    const mail: Mail = isKnown
      ? { template: "already-have-account", props: { code } }
      : { template: "sign-in-code", props: { code, reason: "sign-up" } };
    // Without the name: it was typed by anybody and would be read by whoever has this address.
    await sendMail(tx, { address: email }, mail, { now, isAwaited: true });
  });
  return token;
}
