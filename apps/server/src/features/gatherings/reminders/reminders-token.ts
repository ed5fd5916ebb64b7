import type { Db } from "../../../platform/db/database.ts";
import { type AccountDeps, findUserById } from "../../account/public.ts";

type Hash = AccountDeps["hash"];
const purpose = "token.reminders-off";

/** Stands in each reminder, and does no more than end them: no sign-in, and nothing to keep. */
export const remindersToken = (hash: Hash, userId: string): string => `${userId}.${hash(purpose, userId)}`;

export async function readRemindersToken(db: Db, hash: Hash, token: string): Promise<string | undefined> {
  const userId = token.slice(0, token.indexOf("."));
  if (!userId || remindersToken(hash, userId) !== token) return undefined;
  return (await findUserById(db, userId))?.id;
}
