import type { AccountDeps } from "../account-deps.ts";
import { isSameHash, makeToken } from "../proofs/keyed-hash.ts";

type Deps = Pick<AccountDeps, "hash">;

/**
 * What a browser keeps after somebody has signed in there: a name of its own, and our word that it was with this address.
 * It opens nothing. It only has tries of its own, so that whoever knows an address can't spend those of its owner.
 */
export function rememberDevice(deps: Deps, email: string, before: string | undefined): string {
  const id = before?.split(".")[0] ?? makeToken();
  return `${id}.${wordFor(deps, id, email)}`;
}

/** Whose tries they are: those of the address, or of a browser that it has signed in with before. */
export function attemptSubject(deps: Deps, email: string, device: string | undefined): string {
  const [id = "", word = ""] = device?.split(".") ?? [];
  return isSameHash(word, wordFor(deps, id, email)) ? `${email} ${id}` : email;
}

const wordFor = ({ hash }: Deps, id: string, email: string) => hash("device", `${id} ${email}`);
