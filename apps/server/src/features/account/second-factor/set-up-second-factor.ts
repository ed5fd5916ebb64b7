import { academy } from "@academy/content/academy";
import { renderSVG } from "uqr";
import { inTransaction, type Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { sendMail } from "../../../platform/mail/send-mail.ts";
import { encrypt } from "../../../platform/secrets/encryption.ts";
import type { AccountDeps } from "../account-deps.ts";
import { makeRecoveryCode } from "../proofs/keyed-hash.ts";
import { deleteSessions, type FoundSession } from "../sessions/sessions.queries.ts";
import type { User } from "../users.queries.ts";
import { proveSecondFactor, recoveryHash } from "./prove-second-factor.ts";
import {
  confirmSecondFactor,
  deleteSecondFactor,
  putUnconfirmed,
  replaceRecoveryCodes,
} from "./second-factor.queries.ts";
import { makeTotpSecret, totpUri } from "./totp.ts";

type Deps = Pick<AccountDeps, "db" | "hash" | "now" | "secret">;

const isOff = "Two-step verification is off.";
const isOnAlready = "Two-step verification is already on. Turn it off before you set it up again.";

/** A secret to scan. It counts from the first right code on, never before. */
export async function startSecondFactor(deps: Deps, user: User) {
  const secret = makeTotpSecret();
  const encrypted = encrypt(deps.secret, secret);
  if (!(await putUnconfirmed(deps.db, user.id, encrypted, deps.now()))) {
    throw new AppError("CONFLICT", { message: isOnAlready });
  }
  const uri = totpUri(secret, academy.name, user.email);
  return { secret, uri, qrSvg: renderSVG(uri, { border: 2 }) };
}

/** From here on it is asked for; sessions that began without it end, except the one it was set up in. */
export async function switchOnSecondFactor(
  deps: Deps,
  { id: sessionId, user }: FoundSession,
  code: string,
): Promise<string[]> {
  if (user.hasSecondFactor) throw new AppError("CONFLICT", { message: isOnAlready });
  await proveSecondFactor(deps, user.id, { code }, { isConfirmed: false });
  return inTransaction(deps.db, async (tx) => {
    await confirmSecondFactor(tx, user.id, deps.now());
    await deleteSessions(tx, user.id, sessionId);
    await notify(tx, user, true, deps.now());
    return giveRecoveryCodes(tx, deps, user.id);
  });
}

export async function renewRecoveryCodes(deps: Deps, user: User): Promise<string[]> {
  if (!user.hasSecondFactor) throw new AppError("CONFLICT", { message: isOff });
  return inTransaction(deps.db, (tx) => giveRecoveryCodes(tx, deps, user.id));
}

export async function switchOffSecondFactor(deps: Deps, user: User): Promise<void> {
  if (!user.hasSecondFactor) throw new AppError("CONFLICT", { message: isOff });
  await inTransaction(deps.db, async (tx) => {
    await deleteSecondFactor(tx, user.id);
    await notify(tx, user, false, deps.now());
  });
}

/** Shown this once; the ones before are worth nothing any more. */
async function giveRecoveryCodes(tx: Tx, deps: Deps, userId: string): Promise<string[]> {
  const codes = Array.from({ length: 10 }, makeRecoveryCode);
  const hashes = codes.map((code) => recoveryHash(deps, userId, code));
  await replaceRecoveryCodes(tx, userId, hashes);
  return codes;
}

async function notify(tx: Tx, user: User, isOn: boolean, now: Date): Promise<void> {
  const mail = { template: "second-factor-changed", props: { isOn } } as const;
  await sendMail(tx, { address: user.email }, mail, { now });
}
