import type { Db, Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import type { AccountDeps } from "../account-deps.ts";
import { issueCode, proveCode } from "./mailed-codes.ts";

type Deps = Pick<AccountDeps, "hash" | "now">;
const purpose = "sign-in";

/**
 * The code can be typed anywhere. It is kept besides for where it was asked for, where nobody else can replace it or use
 * up its tries.
 */
export async function issueSignInCode(deps: Deps & { db: Db | Tx }, email: string, subject: string) {
  const code = await issueCode(deps, { purpose, subject: email, email });
  return issueCode(deps, { purpose, subject, email }, code);
}

export async function proveSignInCode(deps: Deps & { db: Db }, email: string, subject: string, code: string) {
  const forAnybody = () => proveCode(deps, { purpose, subject: email }, code);
  return proveCode(deps, { purpose, subject }, code).catch((refusal: unknown) => {
    if (!(refusal instanceof AppError)) throw refusal;
    // It may be one that was asked for elsewhere. What is said of it is said of the one for this place.
    return forAnybody().catch((again: unknown) => {
      throw again instanceof AppError ? refusal : again;
    });
  });
}
