import type { Tx } from "../../../platform/db/database.ts";
import { namesOf } from "../open-id/open-id.rules.ts";
import { findUserByEmail, insertUserOnce, type User } from "../users.queries.ts";

/**
 * The account of somebody who has paid, or who is given something: theirs if there is one with this address, or a new
 * one without a password. Only what is mailed to the address opens it.
 */
export async function findOrCreateUser(
  tx: Tx,
  { email, ...called }: { email: string } & ({ name: string } | { firstName: string; lastName: string }),
  now: Date,
): Promise<User> {
  const known = await findUserByEmail(tx, email);
  if (known) return known;
  const names = "name" in called ? namesOf(called) : called;
  await insertUserOnce(tx, { ...names, email, role: "learner" }, now);
  const made = await findUserByEmail(tx, email);
  if (!made) throw new Error("an account was neither made nor found");
  return made;
}
