import { countUpTo } from "../../../platform/db/count-up-to.ts";
import type { Db } from "../../../platform/db/database.ts";

const waiting = (db: Db) => db.selectFrom("contact_messages").where("answered_at", "is", null);

/** Those that nobody has answered, from a moment on. */
export function countWaitingMessages(db: Db, since: Date, most: number): Promise<number> {
  return countUpTo(db, waiting(db).select("id").where("created_at", ">", since), most);
}

export async function findOldestWaiting(db: Db): Promise<Date | undefined> {
  const row = await waiting(db).select("created_at").orderBy("created_at").limit(1).executeTakeFirst();
  return row?.created_at;
}
