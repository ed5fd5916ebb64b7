import { sampleAccounts } from "@academy/content/samples";
import type { AccountDeps } from "../account-deps.ts";
import { issueToken } from "../proofs/one-time-tokens.ts";
import { listOwnerEmails } from "../users.queries.ts";

type Deps = Pick<AccountDeps, "db" | "hash" | "now"> & { baseUrl: string };

/** While the academy has no owner but a sample: a link that makes whoever opens it, signed in, the owner. */
export async function createOwnerLink(deps: Deps): Promise<string | undefined> {
  const samples = new Set<string>(sampleAccounts.map(({ email }) => email));
  const owners = await listOwnerEmails(deps.db);
  return owners.some((email) => !samples.has(email)) ? undefined : makeOwnerLink(deps);
}

export async function makeOwnerLink(deps: Deps): Promise<string> {
  return `${deps.baseUrl}/claim-owner?token=${await issueToken(deps, "claim-owner", null)}`;
}
