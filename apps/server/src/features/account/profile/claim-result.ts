import { inTransaction } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { sendMail } from "../../../platform/mail/send-mail.ts";
import type { AccountDeps } from "../account-deps.ts";
import { takeAttempt } from "../proofs/limit-attempts.ts";
import { issueCode, proveCode, useUpCode } from "../proofs/mailed-codes.ts";
import type { User } from "../users.queries.ts";
import { findResultAddress, giveResult } from "./claimed-results.queries.ts";

type Deps = Pick<AccountDeps, "db" | "hash" | "now">;
const purpose = "claim-result";

/**
 * Whoever has a result's link may have got it from somebody else: only the address it was mailed to says whose it is.
 * Where there is no such result the answer is the same, and the code is mailed to nobody.
 */
export async function requestResult(deps: Deps, user: User, token: string): Promise<void> {
  const found = await findResultAddress(deps.db, token);
  await takeAttempt(deps, "mail", found ?? token);
  await takeAttempt(deps, "mail", user.id);
  await inTransaction(deps.db, async (tx) => {
    const email = found ?? "";
    const code = await issueCode({ ...deps, db: tx }, { purpose, subject: user.id, email });
    if (!found) return;
    const mail = { template: "sign-in-code", props: { code, reason: purpose } } as const;
    await sendMail(tx, { address: found }, mail, { now: deps.now(), isAwaited: true });
  });
}

export async function confirmResult(
  deps: Deps,
  user: User,
  { token, code }: { token: string; code: string },
): Promise<void> {
  await takeAttempt(deps, "code", user.id);
  const proven = await proveCode(deps, { purpose, subject: user.id }, code);
  await inTransaction(deps.db, async (tx) => {
    await useUpCode(tx, proven.id);
    const isGiven = await giveResult(tx, { token, email: proven.email, userId: user.id });
    if (!isGiven) throw new AppError("CODE_EXPIRED");
  });
}
