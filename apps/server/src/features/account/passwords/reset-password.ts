import { inTransaction } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { sendMail } from "../../../platform/mail/send-mail.ts";
import type { AccountDeps } from "../account-deps.ts";
import { forgetTriesOf } from "../proofs/limit-attempts.ts";
import { deleteTokensOf, takeToken } from "../proofs/one-time-tokens.queries.ts";
import { type Origin, strangersTries, triesOf } from "../sessions/known-device.ts";
import { deleteSessions } from "../sessions/sessions.queries.ts";
import { findUserById } from "../users.queries.ts";
import { setPassword } from "./passwords.queries.ts";

/** Ends every session and every sign-in under way; nobody is signed in by it, so a second factor is still asked for. */
export async function resetPassword(
  { db, hash, now, passwords }: Pick<AccountDeps, "db" | "hash" | "now" | "passwords">,
  { token, password }: { token: string; password: string },
  from: Origin,
): Promise<void> {
  const hashed = await passwords.hash(password);
  const at = now();
  await inTransaction(db, async (tx) => {
    const taken = await takeToken(tx, "reset-password", hash("token.reset-password", token), at);
    const user = taken?.user_id && (await findUserById(tx, taken.user_id));
    if (!user) throw new AppError("LINK_EXPIRED");
    await setPassword(tx, user.id, hashed, at);
    await deleteSessions(tx, user.id);
    await deleteTokensOf(tx, user.id);
    // Whoever reads the mail has shown who they are: what strangers tried no longer counts either.
    const here = await triesOf({ db: tx, hash, now }, user.email, from);
    for (const kind of ["password", "mail"] as const) {
      await forgetTriesOf({ db: tx, hash }, kind, here);
      await forgetTriesOf({ db: tx, hash }, kind, strangersTries({ hash }, user.email, from.ipAddress));
    }
    await sendMail(tx, { address: user.email }, { template: "password-changed", props: {} }, { now: at });
  });
}
