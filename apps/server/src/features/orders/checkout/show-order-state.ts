import type { OrderStateView } from "@academy/contract/orders";
import { AppError } from "../../../platform/errors.ts";
import type { User } from "../../account/public.ts";
import { findTerms } from "../../offers/public.ts";
import { testCheckoutPath } from "../../payments/public.ts";
import { findGift } from "../gifts/gifts.queries.ts";
import type { OrderDeps } from "../order-deps.ts";
import { orderParts } from "../order-parts.ts";
import { findOrder, type Order } from "../orders.queries.ts";
import { refreshOrder } from "../refresh/refresh-order.ts";

/** Whoever waits asks again and again: the provider need not be asked each time. */
const freshForMs = 2000;

/**
 * How an order stands, for whoever has its address. While it is not settled the provider is asked, so that nobody waits
 * for an event that is late. It opens nothing that was not paid, and nothing a second time.
 */
export async function showOrderState(
  deps: OrderDeps,
  id: string,
  user: User | undefined,
): Promise<OrderStateView> {
  const known = await findOrder(deps.db, id);
  if (!known) throw new AppError("NOT_FOUND");
  const order = await freshest(deps, known);
  const terms = await findTerms(deps.db, order.version_id);
  const includes = await orderParts(deps.db, [{ ...order, terms }], deps.now());
  return {
    state: order.state,
    offer: order.offer,
    offerName: terms.name,
    includes: includes.get(id) ?? [],
    isGift: (await findGift(deps.db, id)) !== undefined,
    isMine: user !== undefined && user.id === order.user_id,
    payAt: order.state === "open" ? order.checkout_url : null,
    testCheckout: order.provider === "test" && order.checkout_id ? testCheckoutPath(order.checkout_id) : null,
  };
}

async function freshest(deps: OrderDeps, known: Order): Promise<Order> {
  const isWaiting = known.state === "open" || known.state === "processing";
  const isFresh = deps.now().getTime() - known.checked_at.getTime() < freshForMs;
  if (!isWaiting || (isFresh && known.revision > 1)) return known;
  try {
    return (await refreshOrder(deps, { orderId: known.id }))?.order ?? known;
  } catch (err) {
    // The provider is away: what is known is said, and the next question asks again.
    deps.log.warn({ err, orderId: known.id }, "an order could not be refreshed");
    return known;
  }
}
