import type {
  OrderFilters,
  OrderListQuery,
  OrderRow,
  StudioOrderPage,
} from "@academy/contract/studio/orders";
import { readPage } from "../../../platform/db/cursor-paging.ts";
import type { Db } from "../../../platform/db/database.ts";
import { listTerms } from "../../offers/public.ts";
import type { Order } from "../orders.queries.ts";
import { countFilteredOrders, type FoundOrder, listFilteredOrders } from "./filtered-orders.queries.ts";
import { orderNumber } from "./order-number.rules.ts";

export async function listOrders(db: Db, query: OrderListQuery): Promise<StudioOrderPage> {
  const { cursor, limit, ...filters } = query;
  const page = await readPage({ cursor, limit }, (request) => listFilteredOrders(db, filters, request), {
    cursorOf: ({ created_at, id }: FoundOrder) => ({ at: created_at, id }),
    toItem: (order: FoundOrder) => order,
  });
  const names = await offerNames(db, page.items);
  return { items: page.items.map((order) => orderRowOf(order, names(order))), nextCursor: page.nextCursor };
}

/** What each of them was called when it was sold. */
export async function offerNames(db: Db, orders: Pick<Order, "version_id" | "offer">[]) {
  const terms = await listTerms(db, [...new Set(orders.map(({ version_id }) => version_id))]);
  return ({ version_id, offer }: Pick<Order, "version_id" | "offer">) => terms.get(version_id)?.name ?? offer;
}

export const orderRowOf = (order: Order, offerName: string): OrderRow => ({
  id: order.id,
  number: orderNumber(order.id),
  name: order.name,
  email: order.email,
  offer: order.offer,
  offerName,
  plan: order.plan,
  state: order.state,
  end: order.end_reason,
  endsAt: order.ends_at?.toISOString() ?? null,
  totalCents: order.total_cents,
  placedAt: order.created_at.toISOString(),
  isGift: order.is_gift,
  isRefunded: order.is_refunded,
});

const maxCounted = 10_000;

export async function countOrders(db: Db, filters: OrderFilters) {
  const count = await countFilteredOrders(db, filters, maxCounted + 1);
  return { count: Math.min(count, maxCounted), isMore: count > maxCounted };
}
