import { sql } from "kysely";
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

/** To whom an answer was promised, each person once, by when the first is due; the first due first, with how many there are. */
export async function listPromised(db: Db, limit: number) {
  const first = sql<string | Date>`min(due_at)`;
  const rows = await waiting(db)
    .select(["name", first.as("due")])
    .select(sql<number>`count(*) over ()`.as("total"))
    .where("rank", ">", 0)
    .groupBy(["user_id", "name"])
    .orderBy(first)
    .limit(limit)
    .execute();
  return {
    found: rows.map(({ name, due }) => ({ name, due: new Date(due) })),
    total: Number(rows[0]?.total ?? 0),
  };
}
