import type { OrderFilters } from "@academy/contract/studio/orders";
import { sql } from "kysely";
import { countUpTo } from "../../../platform/db/count-up-to.ts";
import type { PageRequest } from "../../../platform/db/cursor-paging.ts";
import type { Db } from "../../../platform/db/database.ts";
import { beginsWith, searchCondition } from "../../../platform/db/search.ts";
import { idsBeginningWith } from "./order-number.rules.ts";

export type FoundOrder = Awaited<ReturnType<typeof listFilteredOrders>>[number];

/** An order is found by the number of a receipt and by its own as well. */
function orderKeys(key: string) {
  const isReceipt = beginsWith(sql.ref("payments.number"), key.toUpperCase());
  const [first, last] = idsBeginningWith(key) ?? [];
  const isNumber = first && sql<boolean>`(orders.id >= ${first} and orders.id <= ${last})`;
  const ids = [sql`select order_id as id from payments where ${isReceipt}`];
  if (isNumber) ids.push(sql`select id from orders where ${isNumber}`);
  const hasReceipt = sql<boolean>`exists (select 1 from payments where payments.order_id = orders.id and ${isReceipt})`;
  return { ids, condition: isNumber ? sql<boolean>`${hasReceipt} or ${isNumber}` : hasReceipt };
}

/** What few orders have is written as literals, as in the indexes: with parameters SQLite would not see that they fit. */
async function filterOrders(db: Db, filters: OrderFilters) {
  const { state, offer, gift, refunded, failed, from, until } = filters;
  let orders = db.selectFrom("orders");
  orders = state ? orders.where("orders.state", "=", state) : orders.where("orders.state", "<>", "expired");
  if (offer) orders = orders.where("orders.offer", "=", offer);
  if (gift) orders = orders.where(sql<boolean>`orders.is_gift = ${sql.lit(gift === "yes")}`);
  if (refunded) orders = orders.where(sql<boolean>`orders.is_refunded = ${sql.lit(refunded === "yes")}`);
  if (failed) {
    orders = orders.where(sql<boolean>`(orders.end_reason = 'payment-missed' or orders.state = 'refused')`);
  }
  if (from) orders = orders.where("orders.created_at", ">=", new Date(from));
  if (until) orders = orders.where("orders.created_at", "<", new Date(until));
  const isSearched = await searchCondition(db, "orders", filters.search, orderKeys);
  return isSearched ? orders.where(isSearched) : orders;
}

/** One page, the newest first. */
export async function listFilteredOrders(db: Db, filters: OrderFilters, { after, limit }: PageRequest) {
  let orders = await filterOrders(db, filters);
  if (after) {
    orders = orders.where(sql<boolean>`(orders.created_at, orders.id) < (${after.at}, ${after.id})`);
  }
  return orders
    .selectAll("orders")
    .orderBy("orders.created_at", "desc")
    .orderBy("orders.id", "desc")
    .limit(limit)
    .execute();
}

/** Counts no further than asked. */
export async function countFilteredOrders(db: Db, filters: OrderFilters, max: number): Promise<number> {
  return countUpTo(db, (await filterOrders(db, filters)).select("orders.created_at"), max);
}

type OrderMatch = { id: string; name: string; email: string; number: string | null };

/** A few whose receipt or buyer's address begins so, or the one with that very id. */
export async function findOrdersBeginning(db: Db, search: string, max: number): Promise<OrderMatch[]> {
  const key = search.trim().toLowerCase();
  if (key === "") return [];
  const columns = ["orders.id", "orders.name", "orders.email"] as const;
  const byReceipt = await db
    .selectFrom("payments")
    .innerJoin("orders", "orders.id", "payments.order_id")
    .select([...columns, "payments.number"])
    .where(beginsWith(sql.ref("payments.number"), key.toUpperCase()))
    .orderBy("payments.number")
    .limit(max)
    .execute();
  const byId = await db.selectFrom("orders").select(columns).where("id", "=", key).execute();
  const byAddress = await db
    .selectFrom("orders")
    .select(columns)
    .where(beginsWith(sql.ref("email"), key))
    .orderBy("email")
    .limit(max)
    .execute();
  const found = new Map<string, OrderMatch>();
  for (const order of [...byReceipt, ...[...byId, ...byAddress].map((each) => ({ ...each, number: null }))]) {
    if (!found.has(order.id)) found.set(order.id, order);
  }
  return [...found.values()].slice(0, max);
}
