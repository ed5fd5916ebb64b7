import type { Insertable } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import type { Db } from "../../../platform/db/database.ts";

export async function insertExchange(db: Db, exchange: Insertable<Tables["chat_exchanges"]>): Promise<void> {
  await db.insertInto("chat_exchanges").values(exchange).execute();
}

/** The key of what was asked in vain. */
export async function findUnansweredKey(db: Db, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("chat_exchanges")
    .select("key")
    .where("id", "=", id)
    .where("outcome", "=", "unknown")
    .executeTakeFirst();
  return row?.key;
}

/** Whether there was one. */
export async function saveRating(db: Db, id: string, isHelpful: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("chat_exchanges")
    .set({ is_helpful: isHelpful })
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** How many there were, at most `limit`. */
export async function deleteExchangesBefore(db: Db, before: Date, limit: number): Promise<number> {
  const old = db.selectFrom("chat_exchanges").select("id").where("created_at", "<=", before).limit(limit);
  const { numDeletedRows } = await db.deleteFrom("chat_exchanges").where("id", "in", old).executeTakeFirst();
  return Number(numDeletedRows);
}
