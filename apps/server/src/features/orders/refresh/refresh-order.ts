import { inTransaction } from "../../../platform/db/database.ts";
import type { PaymentProvider, Purchase } from "../../payments/public.ts";
import { setEventHandled } from "../events/payment-events.queries.ts";
import type { OrderDeps } from "../order-deps.ts";
import { findOrder, type Order } from "../orders.queries.ts";
import { type AppliedPurchase, applyPurchase, isForgottenUnpaid } from "./apply-purchase.ts";
import { listBaseIds } from "./open-upgrades.ts";

/** Of several at once one is first each time: more than this never ask about one order at the same moment. */
const maxTries = 25;

type RefreshRequest = {
  orderId: string;
  eventId?: string | undefined;
  /** Named by an event about an order that never learned its checkout: the process ended in between. */
  checkoutId?: string | undefined;
};

/**
 * Asks the provider how an order stands and makes the academy agree. What is applied was always asked for after the
 * change before it, so that old news never comes last, however many do this at once. Answers what became of it.
 */
export async function refreshOrder(
  deps: Omit<OrderDeps, "log">,
  { orderId, eventId, checkoutId }: RefreshRequest,
): Promise<AppliedPurchase | undefined> {
  for (let tries = 0; tries < maxTries; tries++) {
    const order = await findOrder(deps.db, orderId);
    const purchase = order && (await readPurchase(deps.provider, order, checkoutId, deps.now()));
    if (!order || !purchase) return undefined;
    if (order.state === "open" && purchase.status === "complete") await refreshBases(deps, order);
    const applied = await inTransaction(deps.db, async (tx) => {
      const done = await applyPurchase(tx, deps, order, purchase);
      if (done && eventId) await setEventHandled(tx, eventId, deps.now());
      return done;
    });
    if (applied) return applied;
  }
  throw new Error(`order ${orderId} kept changing while it was being refreshed`);
}

/** What comes off its price must still be kept, by what the provider says now. */
async function refreshBases(deps: Omit<OrderDeps, "log">, order: Order): Promise<void> {
  if (order.upgrade_cents === 0) return;
  for (const orderId of await listBaseIds(deps.db, order)) await refreshOrder(deps, { orderId });
}

async function readPurchase(
  provider: PaymentProvider | undefined,
  order: Order,
  namedCheckout: string | undefined,
  now: Date,
): Promise<Purchase | undefined> {
  if (order.provider === "none") return nothingToPay(order);
  const checkoutId = order.checkout_id ?? namedCheckout;
  if (!checkoutId || order.provider !== provider?.name) return undefined;
  // What nobody paid in time can't be paid any more: a seat or a coupon was kept for it. Nor what was begun by somebody
  // who has left.
  const isOver = order.state === "open" ? order.closes_at <= now : isForgottenUnpaid(order);
  if (isOver) await provider.closeCheckout(checkoutId);
  const purchase = await provider.readPurchase(checkoutId);
  const isOurs = purchase.orderId === order.id && purchase.isLive === provider.isLive;
  return isOurs ? purchase : undefined;
}

/** Paid by a coupon alone. */
const nothingToPay = ({ id, currency, payment_cents: amountCents }: Order): Purchase => ({
  checkoutId: `none:${id}`,
  orderId: id,
  isLive: false,
  status: "complete",
  isSettled: true,
  amountCents,
  currency,
  url: null,
  email: null,
  name: null,
  customerId: null,
  payments: [],
  subscription: null,
});
