import { inTransaction, type Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { sendMail } from "../../../platform/mail/send-mail.ts";
import { recordAudit } from "../../audit/public.ts";
import type { AccountDeps } from "../account-deps.ts";
import { checkPassword } from "../passwords/check-password.ts";
import { findPassword } from "../passwords/passwords.queries.ts";
import { takeAttempt } from "../proofs/limit-attempts.ts";
import { deleteTokensOf, findToken, takeToken } from "../proofs/one-time-tokens.queries.ts";
import { issueToken } from "../proofs/one-time-tokens.ts";
import { deleteSessions } from "../sessions/sessions.queries.ts";
import { findUserById, type User } from "../users.queries.ts";
import { deleteSecondFactor } from "./second-factor.queries.ts";

type Deps = Pick<AccountDeps, "db" | "hash" | "now" | "passwords">;

const purpose = "second-factor-off";

/** For somebody who has lost phone and recovery codes: the way goes through their own mail, and nowhere else. */
export async function sendSecondFactorOffLink(
  tx: Tx,
  deps: Pick<Deps, "hash" | "now">,
  user: User,
): Promise<void> {
  if (!user.hasSecondFactor) {
    throw new AppError("CONFLICT", { message: "This learner’s two-step verification is off." });
  }
  await takeAttempt({ ...deps, db: tx }, "mail", `second factor off ${user.id}`);
  const token = await issueToken({ ...deps, db: tx }, purpose, user.id);
  await sendMail(tx, { address: user.email }, { template: purpose, props: { token } }, { now: deps.now() });
}

/**
 * With the link, and with the password where there is one: whoever reads the mail alone gets no further than before. A
 * link that is made up, used or old, and one of somebody who is an owner by now, are answered alike.
 */
export async function takeSecondFactorOff(
  deps: Deps,
  { token, password }: { token: string; password?: string | undefined },
): Promise<void> {
  const tokenHash = deps.hash(`token.${purpose}`, token);
  const known = await findToken(deps.db, purpose, tokenHash, deps.now());
  const user = known?.user_id && (await findUserById(deps.db, known.user_id));
  if (!user || user.role === "owner") throw new AppError("LINK_EXPIRED");
  if ((await findPassword(deps.db, user.id)) !== null) await checkPassword(deps, user, password);
  await inTransaction(deps.db, async (tx) => {
    // Of two at once, one gets it.
    if (!(await takeToken(tx, purpose, tokenHash, deps.now()))) throw new AppError("LINK_EXPIRED");
    await deleteSecondFactor(tx, user.id);
    await deleteSessions(tx, user.id);
    await deleteTokensOf(tx, user.id);
    const mail = { template: "second-factor-changed", props: { isOn: false } } as const;
    await sendMail(tx, { address: user.email }, mail, { now: deps.now() });
    const subject = { kind: "user", id: user.id };
    await recordAudit(tx, { by: user.id, action: "second-factor.taken-off", subject }, deps.now());
  });
}
