import type { Mail } from "@academy/documents/mails";
import { inTransaction } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { sendMail } from "../../../platform/mail/send-mail.ts";
import type { AccountDeps } from "../account-deps.ts";
import { takeAttempt } from "../proofs/limit-attempts.ts";
import { issueCode, proveCode, useUpCode } from "../proofs/mailed-codes.ts";
import { deleteTokensOf } from "../proofs/one-time-tokens.queries.ts";
import { deleteSignUps } from "../sign-up/sign-ups.queries.ts";
import { findUserByEmail, type User, updateUser } from "../users.queries.ts";
import { createRestoreLink } from "./restore-email.ts";

type Deps = Pick<AccountDeps, "db" | "hash" | "now">;

/** An address that has an account gets a mail that says so; the code that would take it is mailed to nobody. */
export async function requestEmailChange(deps: Deps, user: User, email: string): Promise<void> {
  if (email === user.email)
    throw new AppError("BAD_REQUEST", { message: "That’s already your email address." });
  await takeAttempt(deps, "mail", email);
  await takeAttempt(deps, "mail", user.id);
  await inTransaction(deps.db, async (tx) => {
    const code = await issueCode({ ...deps, db: tx }, { purpose: "change-email", subject: user.id, email });
    const isTaken = (await findUserByEmail(tx, email)) !== undefined;
    const mail: Mail = isTaken
      ? { template: "already-have-account", props: {} }
      : { template: "sign-in-code", props: { code, reason: "change-email" } };
    await sendMail(tx, { address: email }, mail, { now: deps.now(), isAwaited: true });
  });
}

export async function confirmEmailChange(
  deps: Deps & Pick<AccountDeps, "personalData">,
  user: User,
  code: string,
): Promise<void> {
  await takeAttempt(deps, "code", user.id);
  const proven = await proveCode(deps, { purpose: "change-email", subject: user.id }, code);
  const now = deps.now();
  await inTransaction(deps.db, async (tx) => {
    await useUpCode(tx, proven.id);
    // Somebody may have signed up with it since the code was mailed.
    if (await findUserByEmail(tx, proven.email)) throw new AppError("CODE_EXPIRED");
    for (const kept of deps.personalData) await kept.keepThroughEmailChange(tx, user);
    await updateUser(tx, user.id, { email: proven.email }, now);
    await deleteSignUps(tx, proven.email);
    // A reset link in the old mailbox must not open the account any more.
    await deleteTokensOf(tx, user.id);
    const token = await createRestoreLink({ ...deps, db: tx }, user);
    await sendMail(tx, { address: user.email }, { template: "email-changed", props: { token } }, { now });
  });
}
