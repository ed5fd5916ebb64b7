import type { AccountDeps } from "../account-deps.ts";
import type { Client } from "./client.ts";
import { deleteSessionByToken } from "./sessions.queries.ts";

/** Ends the session itself: whoever kept the cookie is nobody from now on. */
export async function signOut(
  { db, hash }: Pick<AccountDeps, "db" | "hash">,
  { sessionToken }: Pick<Client, "sessionToken">,
): Promise<void> {
  if (sessionToken) await deleteSessionByToken(db, hash("session", sessionToken));
}
