import { getProofChallenge } from "@academy/contract/calls/visitors/leads";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { callApi } from "../../lib/api/api.ts";

/** Fetches a challenge and works on it until it is solved; the answer as the call wants it. */
export async function proveWork(): Promise<string> {
  const challenge = await callApi(getProofChallenge);
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error("The proof of work took too long.");
  return btoa(JSON.stringify({ challenge, solution }));
}
