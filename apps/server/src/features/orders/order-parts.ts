import type { OfferPart } from "@academy/contract/fields/offer-parts";
import type { Db, Tx } from "../../platform/db/database.ts";
import { listHeldOfOrders, partsOf, readPartNames } from "../benefits/public.ts";
import type { OfferTerms } from "../offers/public.ts";
import type { Order } from "./orders.queries.ts";

type SoldOrder = Pick<Order, "id" | "offer"> & { terms: OfferTerms };

/** What orders bought, under the terms of their day, each with its real end: three queries, however many they are. */
export async function orderParts(
  db: Db | Tx,
  orders: readonly SoldOrder[],
  now: Date,
): Promise<Map<string, OfferPart[]>> {
  if (orders.length === 0) return new Map();
  const names = await readPartNames(db, now);
  const held = await listHeldOfOrders(
    db,
    orders.map(({ id }) => id),
  );
  return new Map(
    orders.map((order) => [order.id, partsOf(order, names, { held: held.get(order.id) })] as const),
  );
}
