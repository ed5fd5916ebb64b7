import { AppError } from "../../../platform/errors.ts";
import type { AccountDeps } from "../account-deps.ts";
import { forgetAttempts, takeAttempt } from "../proofs/limit-attempts.ts";
import type { User } from "../users.queries.ts";
import { findPassword } from "./passwords.queries.ts";

/** Somebody who walks up to an open browser does not know it. */
export async function checkPassword(
  deps: Pick<AccountDeps, "db" | "hash" | "now" | "passwords">,
  user: User,
  given: string | undefined,
): Promise<void> {
  const kept = await findPassword(deps.db, user.id);
  // By the person, not by the address: whoever is signed in nowhere can't spend these.
  await takeAttempt(deps, "password", user.id);
  if (kept === null || given === undefined || !(await deps.passwords.isRight(given, kept))) {
    throw new AppError("WRONG_PASSWORD");
  }
  await forgetAttempts(deps, "password", user.id);
}
