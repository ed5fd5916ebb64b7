import { createHash } from "node:crypto";
import type Stripe from "stripe";
import { type CheckoutRequest, type OpenedCheckout, ProviderUnavailable } from "../payment-provider.ts";
import { ask } from "./failures.ts";
import type { StripeAccess } from "./stripe-access.ts";

const minute = 60;
/** Stripe takes 30 minutes to 24 hours by its own clock: a minute is left for the way and for clocks that differ. */
const shortest = 31 * minute;
const longest = (24 * 60 - 1) * minute;

export async function openCheckout(access: StripeAccess, request: CheckoutRequest): Promise<OpenedCheckout> {
  const params = paramsOf(access, request);
  const session = await ask(() =>
    access.stripe.checkout.sessions.create(params, { idempotencyKey: keyOf(access, request, params) }),
  );
  if (!session.url) throw new ProviderUnavailable("Stripe's checkout has no address");
  return { checkoutId: session.id, url: session.url };
}

function paramsOf({ isTaxOn, hasInvoices, now }: StripeAccess, request: CheckoutRequest) {
  const metadata = { order_id: request.orderId };
  const isOnce = request.plan === "full";
  const seconds = Math.floor(now().getTime() / 1000);
  const expires = Math.floor(request.expiresAt.getTime() / 1000);
  return {
    mode: isOnce ? "payment" : "subscription",
    client_reference_id: request.orderId,
    metadata,
    line_items: [{ quantity: 1, price_data: priceOf(request, isTaxOn) }],
    success_url: request.returnUrl,
    cancel_url: request.cancelUrl,
    expires_at: Math.min(Math.max(expires, seconds + shortest), seconds + longest),
    allow_promotion_codes: false,
    // Otherwise Stripe may offer the buyer another currency than the one agreed on.
    adaptive_pricing: { enabled: false },
    automatic_tax: { enabled: isTaxOn },
    ...customerOf(request, isOnce, isTaxOn),
    // Charges, invoices and subscriptions carry the order too, each by its own way.
    ...(isOnce
      ? {
          payment_intent_data: { metadata, description: request.offerName },
          invoice_creation: hasInvoices
            ? { enabled: true, invoice_data: { metadata, description: request.offerName } }
            : { enabled: false },
        }
      : { subscription_data: { metadata, description: request.offerName } }),
  } satisfies Stripe.Checkout.SessionCreateParams;
}

function priceOf({ amountCents, currency, offerName, description, plan }: CheckoutRequest, isTaxOn: boolean) {
  return {
    currency: currency.toLowerCase(),
    unit_amount: amountCents,
    // Stripe refuses an empty text.
    product_data: { name: offerName, ...(description ? { description } : {}) },
    ...(plan === "full" ? {} : { recurring: { interval: "month" as const } }),
    // What was agreed on is without tax, whatever the account's default is.
    ...(isTaxOn ? { tax_behavior: "exclusive" as const } : {}),
  };
}

/** Somebody known is not made anew; for tax, Stripe needs to keep the address they enter. */
function customerOf({ customerId, email }: CheckoutRequest, isOnce: boolean, isTaxOn: boolean) {
  if (!customerId) {
    // A subscription always makes one: without a customer there is no page to change the card on.
    return { customer_email: email, ...(isOnce ? { customer_creation: "always" as const } : {}) };
  }
  return { customer: customerId, ...(isTaxOn ? { customer_update: { address: "auto" as const } } : {}) };
}

const bucketMs = 10 * 60_000;

/**
 * The same order opened twice is one checkout. The rest of what is asked for is part of the key, since Stripe refuses a
 * key that comes with something else than before; and so is the time, since Stripe repeats a failure for as long as it
 * remembers the key: an hour later the order would still be stuck. Two checkouts of an order do no harm then: nobody
 * ever got the address of the first.
 */
function keyOf({ now }: StripeAccess, { orderId, amountCents }: CheckoutRequest, params: object): string {
  const digest = createHash("sha256").update(JSON.stringify(params)).digest("hex").slice(0, 16);
  return `checkout-${orderId}-${amountCents}-${digest}-${Math.floor(now().getTime() / bucketMs)}`;
}
