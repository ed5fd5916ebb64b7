import type { Db } from "../../platform/db/database.ts";
import { lastCodePoint } from "../../platform/search-keys.rules.ts";

const foundOrder = ["orders.id", "orders.name", "orders.email"] as const;
type OrderMatch = { id: string; name: string; email: string; number: string | null };

/** A few whose receipt or buyer's address begins so, or the one with that very id. Each is a stretch of an index. */
export async function findOrdersBeginning(db: Db, search: string, most: number): Promise<OrderMatch[]> {
  const key = search.trim().toLowerCase();
  if (key === "") return [];
  const found = new Map<string, OrderMatch>();
  const byReceipt = await db
    .selectFrom("payments")
    .innerJoin("orders", "orders.id", "payments.order_id")
    .select([...foundOrder, "payments.number"])
    .where("payments.number", ">=", key.toUpperCase())
    .where("payments.number", "<", key.toUpperCase() + lastCodePoint)
    .orderBy("payments.number")
    .limit(most)
    .execute();
  const byAddress = await db
    .selectFrom("orders")
    .select(foundOrder)
    .where("email", ">=", key)
    .where("email", "<", key + lastCodePoint)
    .orderBy("email")
    .limit(most)
    .execute();
  const byId = await db.selectFrom("orders").select(foundOrder).where("id", "=", key).execute();
  for (const order of byReceipt) if (!found.has(order.id)) found.set(order.id, order);
  for (const order of [...byId, ...byAddress]) {
    if (!found.has(order.id)) found.set(order.id, { ...order, number: null });
  }
  return [...found.values()].slice(0, most);
}
