import type { Mail } from "@academy/documents/mails";
import { inTransaction } from "../../../platform/db/database.ts";
import { sendMail } from "../../../platform/mail/send-mail.ts";
import type { AccountDeps } from "../account-deps.ts";
import { takeTryOf } from "../proofs/limit-attempts.ts";
import { issueToken } from "../proofs/one-time-tokens.ts";
import { type Origin, triesOf } from "../sessions/known-device.ts";
import { findUserByEmail } from "../users.queries.ts";

/** The link is made from the settings when the mail is written: no header of a request has a part in it. */
export async function forgotPassword(
  deps: Pick<AccountDeps, "db" | "hash" | "now">,
  email: string,
  from: Origin,
): Promise<void> {
  await takeTryOf(deps, "mail", await triesOf(deps, email, from));
  await inTransaction(deps.db, async (tx) => {
    const user = await findUserByEmail(tx, email);
    // For nobody as well, who never hears of it: known or not, the same is done and takes as long.
    const token = await issueToken({ ...deps, db: tx }, "reset-password", user?.id ?? null);
    const mail: Mail = user
      ? { template: "reset-password", props: { token } }
      : { template: "no-account-here", props: {} };
    await sendMail(tx, { address: email }, mail, { now: deps.now(), isAwaited: true });
  });
}
