import type { ProofChallenge } from "@academy/contract/leads";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { getJson } from "../../lib/api.ts";

/** Fetches a challenge and works on it until it is solved; the answer as the call wants it. */
export async function proveWork(): Promise<string> {
  const challenge = await getJson<ProofChallenge>("/api/proof-of-work");
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error("The proof of work took too long.");
  return btoa(JSON.stringify({ challenge, solution }));
}
