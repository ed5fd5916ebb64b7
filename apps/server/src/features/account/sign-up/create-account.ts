import type { Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import type { AccountDeps } from "../account-deps.ts";
import { setPassword } from "../passwords/passwords.queries.ts";
import { findUserById, insertUser, type User } from "../users.queries.ts";
import { deleteSignUps, listSignUps } from "./sign-ups.queries.ts";

type ProvenAddress = {
  email: string;
  signUpToken: string | undefined;
  /** What whoever typed the code calls themselves. */
  name: { firstName: string; lastName: string } | undefined;
};

/**
 * For an address that was proven just now. Name and password count only where the same browser chose them: anybody can
 * sign up with somebody else's address and wait for the code to be typed elsewhere. Typed there, the code makes an
 * account with the name that comes along, and without a password.
 */
export async function createAccount(
  tx: Tx,
  { hash, now }: Pick<AccountDeps, "hash" | "now">,
  { email, signUpToken, name }: ProvenAddress,
): Promise<User | undefined> {
  const at = now();
  const signUps = await listSignUps(tx, email, at);
  const own = signUpToken && signUps.find(({ token_hash }) => token_hash === hash("sign-up", signUpToken));
  if (signUps.length === 0) return undefined;
  const called = own ? { firstName: own.first_name, lastName: own.last_name } : name;
  if (!called) throw new AppError("NAME_NEEDED");
  const id = await insertUser(tx, { ...called, email, role: "learner" }, at);
  if (own) await setPassword(tx, id, own.password, at);
  await deleteSignUps(tx, email);
  return findUserById(tx, id);
}
