import type { Tx } from "../../../platform/db/database.ts";
import type { AccountDeps } from "../account-deps.ts";
import { setPassword } from "../passwords/passwords.queries.ts";
import { findUserById, insertUser, type User } from "../users.queries.ts";
import { deleteSignUps, listSignUps } from "./sign-ups.queries.ts";

/**
 * For an address that was proven just now. The password counts only where the same browser chose it: anybody can sign
 * up with somebody else's address and wait for the code to be typed elsewhere.
 */
export async function createAccount(
  tx: Tx,
  { hash, now }: Pick<AccountDeps, "hash" | "now">,
  email: string,
  signUpToken: string | undefined,
): Promise<User | undefined> {
  const at = now();
  const signUps = await listSignUps(tx, email, at);
  const own = signUpToken && signUps.find(({ token_hash }) => token_hash === hash("sign-up", signUpToken));
  const chosen = own || signUps[0];
  if (!chosen) return undefined;
  const person = {
    firstName: chosen.first_name,
    lastName: chosen.last_name,
    email,
    role: "learner" as const,
  };
  const id = await insertUser(tx, person, at);
  if (own) await setPassword(tx, id, own.password, at);
  await deleteSignUps(tx, email);
  return findUserById(tx, id);
}
