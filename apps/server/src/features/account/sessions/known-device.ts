import type { Db, Tx } from "../../../platform/db/database.ts";
import { addressKey, networkKey } from "../../../platform/http/requests/client-address.ts";
import type { AccountDeps } from "../account-deps.ts";
import { isSameHash, makeToken } from "../proofs/keyed-hash.ts";
import type { Tries } from "../proofs/limit-attempts.ts";
import type { Client } from "./client.ts";
import { listSessionAddresses } from "./sessions.queries.ts";

type Deps = Pick<AccountDeps, "hash">;
export type Origin = Pick<Client, "device" | "ipAddress">;

/**
 * What a browser keeps after somebody has signed in there: a name of its own, and our word that it was with this address.
 * It opens nothing. It only has tries of its own, so that whoever knows an address can't spend those of its owner.
 */
export function rememberDevice(deps: Deps, email: string, before: string | undefined): string {
  const id = before?.split(".")[0] ?? makeToken();
  return `${id}.${wordFor(deps, id, email)}`;
}

/**
 * Whose tries they are: those of a browser that an address has signed in with before, of the line on which it is signed in
 * now, or of the network they come from, and then of all strangers together.
 */
export async function triesOf(
  deps: Deps & Pick<AccountDeps, "now"> & { db: Db | Tx },
  email: string,
  { device, ipAddress }: Origin,
): Promise<Tries> {
  const [id = "", word = ""] = device?.split(".") ?? [];
  if (isSameHash(word, wordFor(deps, id, email))) return { own: `${email} ${id}`, shared: undefined };
  const line = addressKey(ipAddress);
  const known = await listSessionAddresses(deps.db, email, deps.now());
  return known.some((address) => addressKey(address) === line)
    ? { own: `${email} ${deps.hash("line", line)}`, shared: undefined }
    : strangersTries(deps, email, ipAddress);
}

/** Of whoever comes from there and is known by nothing. */
export const strangersTries = ({ hash }: Deps, email: string, ipAddress: string): Tries => ({
  own: `${email} ${hash("network", networkKey(ipAddress))}`,
  shared: email,
});

const wordFor = ({ hash }: Deps, id: string, email: string) => hash("device", `${id} ${email}`);
