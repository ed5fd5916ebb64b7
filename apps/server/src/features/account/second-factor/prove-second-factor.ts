import type { Db } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { decrypt } from "../../../platform/secrets/encryption.ts";
import type { AccountDeps } from "../account-deps.ts";
import { forgetAttempts, takeAttempt } from "../proofs/limit-attempts.ts";
import { findSecondFactor, takeRecoveryCode, takeStep } from "./second-factor.queries.ts";
import { matchingStep } from "./totp.ts";

type Deps = Pick<AccountDeps, "hash" | "now" | "secret"> & { db: Db };

export type SecondFactorProof = { code: string } | { recoveryCode: string };

/** A code of the authenticator, each only once, or a recovery code, which is gone then. */
export async function proveSecondFactor(
  deps: Deps,
  userId: string,
  proof: SecondFactorProof,
  { isConfirmed = true }: { isConfirmed?: boolean } = {},
): Promise<void> {
  await takeAttempt(deps, "second-factor", userId);
  const isRight =
    "code" in proof
      ? await isAuthenticatorCode(deps, userId, proof.code, isConfirmed)
      : await takeRecoveryCode(deps.db, userId, recoveryHash(deps, userId, proof.recoveryCode));
  if (!isRight)
    throw new AppError("WRONG_CODE", { message: "That code isn’t right. Please try the next one." });
  await forgetAttempts(deps, "second-factor", userId);
}

async function isAuthenticatorCode(
  { db, secret, now }: Deps,
  userId: string,
  code: string,
  isConfirmed: boolean,
): Promise<boolean> {
  const factor = await findSecondFactor(db, userId);
  if (!factor || (factor.confirmed_at !== null) !== isConfirmed) return false;
  const step = matchingStep(decrypt(secret, factor.secret), code, now());
  return step !== undefined && takeStep(db, factor.id, step);
}

/** Capitals, spaces and dashes are how people write them down. */
export function recoveryHash({ hash }: Pick<Deps, "hash">, userId: string, code: string): string {
  return hash("recovery-code", `${userId}\0${code.toLowerCase().replace(/[^a-z0-9]/g, "")}`);
}
