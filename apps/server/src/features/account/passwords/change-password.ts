import { inTransaction } from "../../../platform/db/database.ts";
import { sendMail } from "../../../platform/mail/send-mail.ts";
import type { AccountDeps } from "../account-deps.ts";
import { deleteTokensOf } from "../proofs/one-time-tokens.queries.ts";
import { deleteSessions, type FoundSession } from "../sessions/sessions.queries.ts";
import { checkPassword } from "./check-password.ts";
import { findPassword, setPassword } from "./passwords.queries.ts";

/** Also sets the first one. Every other session ends, and so do reset links that are still under way. */
export async function changePassword(
  deps: Pick<AccountDeps, "db" | "hash" | "now" | "passwords">,
  session: FoundSession,
  { currentPassword, newPassword }: { currentPassword?: string | undefined; newPassword: string },
): Promise<void> {
  const { user } = session;
  // Beside the proof that every such change wants: the old one, where there is one.
  if ((await findPassword(deps.db, user.id)) !== null) await checkPassword(deps, user, currentPassword);
  const hashed = await deps.passwords.hash(newPassword);
  const now = deps.now();
  await inTransaction(deps.db, async (tx) => {
    await setPassword(tx, user.id, hashed, now);
    await deleteSessions(tx, user.id, session.id);
    await deleteTokensOf(tx, user.id);
    await sendMail(tx, { address: user.email }, { template: "password-changed", props: {} }, { now });
  });
}
