import type { OrderView } from "@academy/contract/orders";
import type { Db } from "../../../platform/db/database.ts";
import { listTerms } from "../../offers/public.ts";
import { type Gift, listGifts } from "../gifts/gifts.queries.ts";
import { orderParts } from "../order-parts.ts";
import { isOpenIn } from "../order-state.rules.ts";
import type { Order } from "../orders.queries.ts";
import { listPayments, type Payment } from "../payments.queries.ts";

/** Orders as their owner sees them: payments and gifts of all of them are read at once. */
export async function viewOrders(db: Db, orders: Order[], now: Date): Promise<OrderView[]> {
  const ids = orders.map(({ id }) => id);
  const payments = Map.groupBy(await listPayments(db, ids), ({ order_id }) => order_id);
  const gifts = new Map((await listGifts(db, ids)).map((gift) => [gift.order_id, gift]));
  const terms = await listTerms(db, [...new Set(orders.map(({ version_id }) => version_id))]);
  const sold = orders.flatMap((order) => {
    const known = terms.get(order.version_id);
    return known ? [{ ...order, terms: known }] : [];
  });
  const parts = await orderParts(db, sold, now);
  return orders.map((order) =>
    toView(order, {
      includes: parts.get(order.id) ?? [],
      name: terms.get(order.version_id)?.name ?? order.offer,
      payments: payments.get(order.id) ?? [],
      gift: gifts.get(order.id),
    }),
  );
}

type OrderRelations = Pick<OrderView, "name" | "includes"> & { payments: Payment[]; gift: Gift | undefined };

function toView(order: Order, { name, includes, payments, gift }: OrderRelations): OrderView {
  const isRunning = isOpenIn(order.state) && order.subscription_id !== null;
  const isMembership = order.plan === "monthly";
  // Also when it has closed: whoever pays it after all has everything open again.
  const hasMissed = order.end_reason === "payment-missed" && order.subscription_id !== null;
  return {
    id: order.id,
    offer: order.offer,
    name,
    plan: order.plan,
    state: order.state,
    end: order.end_reason,
    endsAt: order.ends_at?.toISOString() ?? null,
    placedAt: order.created_at.toISOString(),
    currency: order.currency,
    totalCents: order.total_cents,
    nextPayment: order.next_payment_at && {
      at: order.next_payment_at.toISOString(),
      amountCents: order.payment_cents,
    },
    payments: payments.map((payment) => ({
      id: payment.id,
      number: payment.number,
      paidAt: payment.paid_at.toISOString(),
      amountCents: payment.amount_cents,
      taxCents: payment.tax_cents,
      refundedCents: payment.refunded_cents,
    })),
    includes,
    gift: gift
      ? {
          name: gift.name,
          email: gift.email,
          deliverOn: gift.deliver_on,
          deliveredAt: gift.delivered_at?.toISOString() ?? null,
        }
      : null,
    canCancel: isRunning && isMembership && order.end_reason !== "canceled",
    canResume: isRunning && isMembership && order.end_reason === "canceled",
    canChangeCard: hasMissed || (isRunning && order.next_payment_at !== null),
  };
}
