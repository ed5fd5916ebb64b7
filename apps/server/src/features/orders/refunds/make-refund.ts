import { isDatabaseAway } from "../../../platform/db/database-away.ts";
import { ProviderUnavailable } from "../../payments/public.ts";
import type { OrderDeps } from "../order-deps.ts";
import { findOrder } from "../orders.queries.ts";
import { findPaymentById } from "../payments.queries.ts";
import { closeUpgradesOf } from "../refresh/open-upgrades.ts";
import { refreshOrder } from "../refresh/refresh-order.ts";
import { findRefund, type Refund, settleRefund } from "./refunds.queries.ts";

/** A provider that is away for longer than that is told of; jobs are given up soon after. */
const maxWaitMs = 4 * 60 * 60 * 1000;
const maxFailureLength = 300;

/**
 * Makes a refund that was asked for, once: the provider is looked at first, since the process may have ended after it
 * was made. What the provider refuses is said to whoever asked; what it does not answer is tried again.
 */
export async function makeRefund(deps: OrderDeps, refundId: string): Promise<void> {
  const { db, now } = deps;
  const refund = await findRefund(db, refundId);
  if (refund?.state !== "asked") return;
  const failure = await giveBack(deps, refund).catch((error: unknown) => {
    const mayComeBack = error instanceof ProviderUnavailable || isDatabaseAway(error);
    const isLate = now().getTime() - refund.created_at.getTime() > maxWaitMs;
    if (mayComeBack && !isLate) throw error;
    deps.log.warn({ err: error, orderId: refund.order_id }, "a refund was not made");
    return error instanceof Error ? error.message : String(error);
  });
  if (failure !== undefined) {
    const said = failure.slice(0, maxFailureLength).toWellFormed();
    await settleRefund(db, refundId, { state: "failed", failure: said, now: now() });
    // It may have failed because the books are behind.
    return void (await refreshOrder(deps, { orderId: refund.order_id }));
  }
  await refreshOrder(deps, { orderId: refund.order_id });
  await settleRefund(db, refundId, { state: "done", now: now() });
}

/** Undefined once it is made; else why it was not. */
async function giveBack(deps: OrderDeps, refund: Refund): Promise<string | undefined> {
  const { db, provider } = deps;
  const order = await findOrder(db, refund.order_id);
  const payment = await findPaymentById(db, refund.payment_id);
  if (!payment || !order?.checkout_id || provider?.name !== order.provider) {
    return "The payment provider isn’t set up any more.";
  }
  const { payments } = await provider.readPurchase(order.checkout_id);
  const there = payments.find(({ id }) => id === payment.provider_id);
  if (!there) return "The payment provider doesn’t know this payment.";
  const { before_cents: before, amount_cents: amountCents, id: key } = refund;
  if (there.refundedCents >= before + amountCents) return undefined;
  if (there.refundedCents !== before) {
    return "Part of this payment was refunded in the meantime. Nothing more was refunded.";
  }
  // Whoever is about to pay a difference to this one would pay too little.
  for (const orderId of await closeUpgradesOf(db, order, deps.now())) await refreshOrder(deps, { orderId });
  await provider.refund(payment.provider_id, { amountCents, key });
  return undefined;
}
