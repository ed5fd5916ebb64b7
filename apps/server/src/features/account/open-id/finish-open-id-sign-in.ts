import { inTransaction, type Tx } from "../../../platform/db/database.ts";
import type { Log } from "../../../platform/log/log.ts";
import type { AccountDeps } from "../account-deps.ts";
import type { Client } from "../sessions/client.ts";
import { finishSignIn, type SignInOutcome } from "../sessions/finish-sign-in.ts";
import { findUserByEmail, findUserById, insertUserOnce, type User } from "../users.queries.ts";
import { findLinkedUserId, linkUser } from "./linked-accounts.queries.ts";
import { type Identity, toIdentity } from "./open-id.rules.ts";
import { takeOpenIdSignIn } from "./open-id-sign-ins.queries.ts";
import type { Provider } from "./provider.ts";

type Deps = Pick<AccountDeps, "db" | "hash" | "now"> & { provider: Provider; redirectUri: string; log: Log };

/**
 * Whoever comes back with `query` is signed in the way everybody is. Undefined when they did not leave from this browser
 * minutes ago, when the provider refused, or when what it says can't be relied upon.
 */
export async function finishOpenIdSignIn(
  deps: Deps,
  query: string,
  client: Client,
): Promise<{ outcome: SignInOutcome; returnTo: string } | undefined> {
  const { db, hash, now, provider, redirectUri, log } = deps;
  const state = new URLSearchParams(query).get("state");
  const begun =
    state && client.openIdToken
      ? await takeOpenIdSignIn(db, hash("open-id", client.openIdToken), state, now())
      : undefined;
  if (!begun) return undefined;
  const claims = await provider.readClaims(new URL(redirectUri + query), begun.checks).catch((err) => {
    log.warn({ source: "open-id", ...describe(err) }, "an OpenID sign-in was refused");
    return undefined;
  });
  const identity = claims && toIdentity(claims);
  if (!identity) return undefined;
  const outcome = await inTransaction(db, async (tx) =>
    finishSignIn(tx, deps, await findOrCreateUser(tx, identity, now()), client),
  );
  return { outcome, returnTo: begun.returnTo };
}

/** Whom the provider's word was for before; else whoever proved the same address here; else somebody new. */
async function findOrCreateUser(tx: Tx, identity: Identity, now: Date): Promise<User> {
  const linkedId = await findLinkedUserId(tx, identity.subject);
  const linked = linkedId && (await findUserById(tx, linkedId));
  if (linked) return linked;
  if (!(await findUserByEmail(tx, identity.email))) {
    const { firstName, lastName, email } = identity;
    await insertUserOnce(tx, { firstName, lastName, email, role: "learner" }, now);
  }
  const user = await findUserByEmail(tx, identity.email);
  if (!user) throw new Error("somebody who was found or made a moment ago is gone");
  await linkUser(tx, user.id, identity.subject, now);
  return user;
}

/** Its words and code, never what it carries along: that has codes and tokens in it. */
function describe(error: unknown): { reason: string; code: unknown } {
  const { message, code } = error as { message?: string; code?: unknown };
  return { reason: message ?? String(error), code };
}
