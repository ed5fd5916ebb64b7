import { randomUUID } from "node:crypto";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import type { CodePurpose } from "../account.tables.ts";
import type { AccountDeps } from "../account-deps.ts";
import { isSameHash, makeSixDigits } from "./keyed-hash.ts";
import { deleteCode, putCode, takeTry } from "./mailed-codes.queries.ts";

const validMs = 10 * 60 * 1000;
const maxTries = 5;

type Deps = Pick<AccountDeps, "hash" | "now"> & { db: Db | Tx };
type Subject = { purpose: CodePurpose; subject: string };

/** The six digits, for the caller to mail. Where nobody may ever use them, they are kept all the same and mailed to nobody. */
export async function issueCode(
  { db, hash, now }: Deps,
  { purpose, subject, email }: Subject & { email: string },
  code = makeSixDigits(),
): Promise<string> {
  const at = now();
  await putCode(db, {
    id: randomUUID(),
    purpose,
    subject,
    email,
    codeHash: hash(`code.${purpose}`, `${subject}\0${code}`),
    expiresAt: new Date(at.getTime() + validMs),
    now: at,
  });
  return code;
}

/** Outside any transaction: a wrong try must be counted although the call fails. */
export async function proveCode(
  { db, hash, now }: Deps & { db: Db },
  { purpose, subject }: Subject,
  code: string,
): Promise<{ id: string; email: string }> {
  const kept = await takeTry(db, purpose, subject, maxTries);
  if (!kept || kept.expires_at <= now()) throw new AppError("CODE_EXPIRED");
  if (!isSameHash(kept.code_hash, hash(`code.${purpose}`, `${subject}\0${code}`))) {
    throw new AppError("WRONG_CODE");
  }
  return { id: kept.id, email: kept.email };
}

/** In the transaction of what the code allows: of two at once, one gets it. */
export async function useUpCode(tx: Tx, id: string): Promise<void> {
  if (!(await deleteCode(tx, id))) throw new AppError("CODE_EXPIRED");
}
