import type { Mail } from "@academy/documents/mails";
import { inTransaction } from "../../../platform/db/database.ts";
import { sendMail } from "../../../platform/mail/send-mail.ts";
import type { AccountDeps } from "../account-deps.ts";
import { takeTryOf } from "../proofs/limit-attempts.ts";
import { issueSignInCode } from "../proofs/sign-in-codes.ts";
import { type Origin, triesOf } from "../sessions/known-device.ts";
import { listSignUps } from "../sign-up/sign-ups.queries.ts";
import { findUserByEmail } from "../users.queries.ts";

/** To an address without an account goes a mail that says so; the caller can't tell the two apart. */
export async function sendSignInCode(
  deps: Pick<AccountDeps, "db" | "hash" | "now">,
  email: string,
  from: Origin,
): Promise<void> {
  const tries = await triesOf(deps, email, from);
  await takeTryOf(deps, "mail", tries);
  const now = deps.now();
  await inTransaction(deps.db, async (tx) => {
    const isKnown = (await findUserByEmail(tx, email)) !== undefined;
    // Asked either way: known or not, the same is done and takes as long.
    const signUps = await listSignUps(tx, email, now);
    const isExpected = isKnown || signUps.length > 0;
    const code = await issueSignInCode({ ...deps, db: tx }, email, tries.own);
    const mail: Mail = isExpected
      ? { template: "sign-in-code", props: { code, reason: isKnown ? "sign-in" : "sign-up" } }
      : { template: "no-account-here", props: {} };
    await sendMail(tx, { address: email }, mail, { now, isAwaited: true });
  });
}
