import { randomUUID } from "node:crypto";
import { inTransaction, type Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { sendMail } from "../../../platform/mail/send-mail.ts";
import type { AccountDeps } from "../account-deps.ts";
import { deleteSignInWays } from "../passwords/passwords.queries.ts";
import { makeToken } from "../proofs/keyed-hash.ts";
import { deleteCodesOf } from "../proofs/mailed-codes.queries.ts";
import { deleteTokensOf } from "../proofs/one-time-tokens.queries.ts";
import { deleteSecondFactorSince } from "../second-factor/second-factor.queries.ts";
import { deleteSessions } from "../sessions/sessions.queries.ts";
import { deleteSignUps } from "../sign-up/sign-ups.queries.ts";
import { findUserByEmail, findUserById, type User, updateUser } from "../users.queries.ts";
import { deleteEmailChangesSince, insertEmailChange, takeEmailChange } from "./email-changes.queries.ts";

const validMs = 7 * 24 * 60 * 60 * 1000;
const purpose = "token.restore-email";

/** What goes into the mail to the address that somebody had: for seven days it gives the account back to it. */
export async function createRestoreLink(
  { db, hash, now }: Pick<AccountDeps, "hash" | "now"> & { db: Tx },
  user: User,
): Promise<string> {
  const token = makeToken();
  const at = now();
  await insertEmailChange(db, {
    id: randomUUID(),
    userId: user.id,
    oldEmail: user.email,
    tokenHash: hash(purpose, token),
    expiresAt: new Date(at.getTime() + validMs),
    now: at,
  });
  return token;
}

/**
 * The account as it was: its address back, and every way in that may be somebody else's closed. Sessions and the password
 * end, a second factor or a provider that came after the change does too; a code to the address is the way in that is left.
 */
export async function restoreEmail(
  deps: Pick<AccountDeps, "db" | "hash" | "now" | "personalData">,
  token: string,
): Promise<string> {
  const now = deps.now();
  return inTransaction(deps.db, async (tx) => {
    const change = await takeEmailChange(tx, deps.hash(purpose, token), now);
    const user = change && (await findUserById(tx, change.user_id));
    if (!user) throw new AppError("LINK_EXPIRED", { message: "That link has expired or was already used." });
    const { old_email: email, created_at: changedAt } = change;
    const holder = await findUserByEmail(tx, email);
    if (holder && holder.id !== user.id) {
      throw new AppError("CONFLICT", {
        message: "Another account uses this address now. Please contact us.",
      });
    }
    for (const kept of deps.personalData) await kept.keepThroughEmailChange(tx, user);
    await updateUser(tx, user.id, { email }, now);
    await deleteSignUps(tx, email);
    await deleteSessions(tx, user.id);
    await deleteTokensOf(tx, user.id);
    await deleteCodesOf(tx, user);
    await deleteSignInWays(tx, user.id, changedAt);
    await deleteSecondFactorSince(tx, user.id, changedAt);
    await deleteEmailChangesSince(tx, user.id, changedAt);
    await sendMail(tx, { address: user.email }, { template: "email-restored", props: {} }, { now });
    return email;
  });
}
