import type Stripe from "stripe";
import type { PaymentProvider, RefundPart } from "../payment-provider.ts";
import { allOf, wholeOf } from "./answers.ts";
import { ask, isRefused } from "./failures.ts";
import { openCheckout } from "./open-checkout.ts";
import { readEvent } from "./read-event.ts";
import { readPurchase } from "./read-purchase.ts";
import { statusOf } from "./read-subscription.ts";
import type { StripeAccess } from "./stripe-access.ts";
import { endAfterTwo, readWithSchedule } from "./two-payments.ts";

async function cancelSubscription(stripe: Stripe, subscriptionId: string): Promise<void> {
  await ask(() => stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true }));
}

/** It may have been canceled for the end of the period, as we do, or for a day, as can be done at Stripe. */
async function resumeSubscription(stripe: Stripe, subscriptionId: string): Promise<void> {
  const { cancel_at_period_end, cancel_at } = await ask(() => stripe.subscriptions.retrieve(subscriptionId));
  if (!cancel_at_period_end && cancel_at === null) return;
  await ask(() =>
    stripe.subscriptions.update(
      subscriptionId,
      cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: "" },
    ),
  );
}

/** At once, with no last invoice and nothing paid back. */
async function endSubscription(stripe: Stripe, subscriptionId: string): Promise<void> {
  const subscription = await readWithSchedule(stripe, subscriptionId);
  if (statusOf(subscription) === "ended") return;
  const schedule = wholeOf(subscription.schedule);
  const how = { invoice_now: false, prorate: false };
  // One that is under a schedule is ended through it.
  if (schedule && running.has(schedule.status)) {
    await ask(() => stripe.subscriptionSchedules.cancel(schedule.id, how));
  } else {
    await ask(() => stripe.subscriptions.cancel(subscriptionId, how));
  }
}
const running = new Set<string>(["not_started", "active"]);

/** Payments through Stripe's own pages: no card ever comes near the academy. */
export function makeStripeProvider(access: StripeAccess, isLive: boolean): PaymentProvider {
  const { stripe } = access;
  return {
    name: "stripe",
    isLive,
    openCheckout: (request) => openCheckout(access, request),
    closeCheckout: (checkoutId) => closeCheckout(access, checkoutId),
    readPurchase: (checkoutId) => readPurchase(access, checkoutId),
    endAfterTwo: (subscriptionId) => endAfterTwo(stripe, subscriptionId),
    cancelSubscription: (subscriptionId) => cancelSubscription(stripe, subscriptionId),
    resumeSubscription: (subscriptionId) => resumeSubscription(stripe, subscriptionId),
    endSubscription: (subscriptionId) => endSubscription(stripe, subscriptionId),
    refund: (paymentId, part) => refund(access, paymentId, part),
    async openPortal({ customerId, returnUrl }) {
      const { url } = await ask(() =>
        stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl }),
      );
      return url;
    },
    signatureHeader: "stripe-signature",
    readEvent: (rawBody, signature) => readEvent(access, rawBody, signature),
    listCompleted: (since) => listCompleted(access, since),
  };
}

async function closeCheckout({ stripe }: StripeAccess, checkoutId: string): Promise<void> {
  try {
    await ask(() => stripe.checkout.sessions.expire(checkoutId));
  } catch (error) {
    // Stripe refuses one that is paid or expired; nobody can pay those.
    if (!isRefused(error)) throw error;
    const { status } = await ask(() => stripe.checkout.sessions.retrieve(checkoutId));
    if (status === "open") throw error;
  }
}

/** Stripe itself sees to it that no more goes back than was paid. */
async function refund({ stripe }: StripeAccess, paymentId: string, part?: RefundPart): Promise<void> {
  const payment_intent = paymentId;
  try {
    await ask(() =>
      part
        ? stripe.refunds.create(
            { payment_intent, amount: part.amountCents, reason: "requested_by_customer" },
            { idempotencyKey: part.key },
          )
        : stripe.refunds.create({ payment_intent, reason: "duplicate" }),
    );
  } catch (error) {
    if (!isRefused(error) || (error as { code?: string }).code !== "charge_already_refunded") throw error;
  }
}

/** How long before it is completed a checkout may have been opened, which is all that Stripe can be asked for. */
const maxOpenSeconds = 24 * 60 * 60;

async function* listCompleted({ stripe }: StripeAccess, since: Date) {
  const gte = Math.max(0, Math.floor(since.getTime() / 1000) - maxOpenSeconds);
  const sessions = allOf((page) =>
    stripe.checkout.sessions.list({ ...page, status: "complete", created: { gte } }),
  );
  for await (const { id, metadata, client_reference_id } of sessions) {
    yield { checkoutId: id, orderId: metadata?.order_id ?? client_reference_id };
  }
}
