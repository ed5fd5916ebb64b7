import type { Db, Tx } from "../../../platform/db/database.ts";
import type { Order } from "../orders.queries.ts";

/** False when the owners know of this order, or will. */
export async function insertNotice(
  tx: Tx,
  { id, mailedAt, now }: { id: string; mailedAt: Date | null; now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("order_notices")
    .values({ id, created_at: now, mailed_at: mailedAt })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** How many the owners were told of since then, no more than it takes to know that it is enough. */
export async function countMailedSince(tx: Tx, since: Date, most: number): Promise<number> {
  const rows = await tx
    .selectFrom("order_notices")
    .select("id")
    .where("mailed_at", ">", since)
    .limit(most)
    .execute();
  return rows.length;
}

/** Orders that the owners have not been told of, the first first; of an account that is gone there is nothing to tell. */
export async function listUnmailed(db: Db, most: number): Promise<Order[]> {
  return db
    .selectFrom("order_notices")
    .innerJoin("orders", "orders.id", "order_notices.id")
    .selectAll("orders")
    .where("order_notices.mailed_at", "is", null)
    .where("orders.forgotten_at", "is", null)
    .orderBy("order_notices.created_at")
    .orderBy("order_notices.id")
    .limit(most)
    .execute();
}

/** Those of them that nobody has told of meanwhile. */
export async function setMailed(tx: Tx, ids: readonly string[], now: Date): Promise<string[]> {
  const rows = await tx
    .updateTable("order_notices")
    .set({ mailed_at: now })
    .where("id", "in", ids)
    .where("mailed_at", "is", null)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}
