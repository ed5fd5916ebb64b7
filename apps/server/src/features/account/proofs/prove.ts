import type { CallBody } from "@academy/contract/call";
import type * as calls from "@academy/contract/calls/account";
import { inTransaction } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { sendMail } from "../../../platform/mail/send-mail.ts";
import type { AccountDeps } from "../account-deps.ts";
import { checkPassword } from "../passwords/check-password.ts";
import { proveSecondFactor } from "../second-factor/prove-second-factor.ts";
import { type FoundSession, setProven } from "../sessions/sessions.queries.ts";
import type { User } from "../users.queries.ts";
import { makeToken } from "./keyed-hash.ts";
import { forgetAttempts, takeAttempt } from "./limit-attempts.ts";
import { issueCode, proveCode, useUpCode } from "./mailed-codes.ts";

type Deps = Pick<AccountDeps, "db" | "hash" | "now" | "passwords" | "secret">;
type Proof = CallBody<typeof calls.prove>;

const takesSecondFactor = "Please use your authenticator app or a recovery code.";

/**
 * The one place where a session is proven anew. Whoever has a second factor shows that one, and nothing weaker. The
 * session goes on under a new token, which is answered: a copy of the one before is worth nothing any more.
 */
export async function prove(deps: Deps, session: FoundSession, proof: Proof): Promise<string> {
  const { user } = session;
  const isSecondFactor = "code" in proof || "recoveryCode" in proof;
  if (user.hasSecondFactor && !isSecondFactor)
    throw new AppError("FORBIDDEN", { message: takesSecondFactor });
  if (isSecondFactor) await proveSecondFactor(deps, user.id, proof);
  else if ("mailedCode" in proof) await proveMailedCode(deps, user, proof.mailedCode);
  else await checkPassword(deps, user, proof.password);
  const token = makeToken();
  const isThere = await setProven(deps.db, session.id, deps.hash("session", token), deps.now());
  if (!isThere) throw new AppError("UNAUTHORIZED");
  return token;
}

async function proveMailedCode(deps: Deps, user: User, code: string): Promise<void> {
  await takeAttempt(deps, "code", user.id);
  const proven = await proveCode(deps, { purpose: "prove", subject: user.id }, code);
  await inTransaction(deps.db, async (tx) => {
    await useUpCode(tx, proven.id);
    // Mailed to the address before: who reads that mail is not who has the account now.
    if (proven.email !== user.email) throw new AppError("CODE_EXPIRED");
    await forgetAttempts({ ...deps, db: tx }, "code", user.id);
  });
}

export async function sendProofCode(deps: Deps, user: User): Promise<void> {
  if (user.hasSecondFactor) throw new AppError("FORBIDDEN", { message: takesSecondFactor });
  await takeAttempt(deps, "mail", user.id);
  await inTransaction(deps.db, async (tx) => {
    const subject = { purpose: "prove", subject: user.id, email: user.email } as const;
    const code = await issueCode({ ...deps, db: tx }, subject);
    const mail = { template: "sign-in-code", props: { code, reason: "prove" } } as const;
    await sendMail(tx, { address: user.email }, mail, { now: deps.now(), isAwaited: true });
  });
}
