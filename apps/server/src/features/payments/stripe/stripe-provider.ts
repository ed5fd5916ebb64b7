import type { PaymentProvider, RefundPart } from "../payment-provider.ts";
import { allOf } from "./answers.ts";
import { cancelSubscription, endSubscription, resumeSubscription } from "./end-subscription.ts";
import { ask, isRefused } from "./failures.ts";
import { openCheckout } from "./open-checkout.ts";
import { readEvent } from "./read-event.ts";
import { readPurchase } from "./read-purchase.ts";
import type { StripeAccess } from "./stripe-access.ts";
import { endAfterTwo } from "./two-payments.ts";

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
