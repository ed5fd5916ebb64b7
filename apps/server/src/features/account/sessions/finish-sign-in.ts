import { randomUUID } from "node:crypto";
import type { Tx } from "../../../platform/db/database.ts";
import type { AccountDeps } from "../account-deps.ts";
import { takeWaitingRole } from "../people/invite.ts";
import { makeToken } from "../proofs/keyed-hash.ts";
import { issueToken } from "../proofs/one-time-tokens.ts";
import type { User } from "../users.queries.ts";
import type { Client } from "./client.ts";
import { rememberDevice } from "./known-device.ts";
import { sessionExpiry } from "./session.rules.ts";
import { deleteSessionByToken, insertSession } from "./sessions.queries.ts";

export type SignInOutcome =
  | { status: "signed-in"; token: string; device: string; user: User }
  | { status: "second-factor"; token: string };

type Deps = Pick<AccountDeps, "hash" | "now">;

/** Where every way of signing in ends, so that none leads around the second factor. */
export async function finishSignIn(tx: Tx, deps: Deps, user: User, client: Client): Promise<SignInOutcome> {
  if (!user.hasSecondFactor) return startSession(tx, deps, user, client);
  const token = await issueToken({ ...deps, db: tx }, "second-factor", user.id);
  return { status: "second-factor", token };
}

/** Always a new token; whatever session the browser had before ends here. */
export async function startSession(
  tx: Tx,
  { hash, now }: Deps,
  person: User,
  client: Client,
): Promise<Extract<SignInOutcome, { status: "signed-in" }>> {
  const token = makeToken();
  const at = now();
  const user = await takeWaitingRole(tx, person, at);
  if (client.sessionToken) await deleteSessionByToken(tx, hash("session", client.sessionToken));
  await insertSession(tx, {
    id: randomUUID(),
    tokenHash: hash("session", token),
    userId: user.id,
    ipAddress: client.ipAddress,
    userAgent: client.userAgent,
    expiresAt: sessionExpiry(at, at),
    now: at,
  });
  return { status: "signed-in", token, device: rememberDevice({ hash }, user.email, client.device), user };
}
