import { AppError } from "../../../platform/errors.ts";
import type { Log } from "../../../platform/log/log.ts";
import type { AccountDeps } from "../account-deps.ts";
import { makeToken } from "../proofs/keyed-hash.ts";
import { insertOpenIdSignIn } from "./open-id-sign-ins.queries.ts";
import type { Provider } from "./provider.ts";

const validMs = 5 * 60_000;

type Deps = Pick<AccountDeps, "db" | "hash" | "now"> & { provider: Provider; redirectUri: string; log: Log };

/** Answers the provider's page to go to, and what the browser keeps so that the answer counts there and nowhere else. */
export async function beginOpenIdSignIn(
  { db, hash, now, provider, redirectUri, log }: Deps,
  returnTo: string,
): Promise<{ url: string; token: string }> {
  const { url, checks } = await provider.authorize(redirectUri).catch((err) => {
    log.error({ source: "open-id", err }, "the OpenID provider can't be reached");
    throw new AppError("UNAVAILABLE", { retryAfter: 30 });
  });
  const token = makeToken();
  const at = now();
  await insertOpenIdSignIn(db, {
    id: hash("open-id", token),
    checks,
    returnTo,
    expiresAt: new Date(at.getTime() + validMs),
    now: at,
  });
  return { url: url.href, token };
}
