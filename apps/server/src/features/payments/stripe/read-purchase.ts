import type Stripe from "stripe";
import type { ProviderPayment, Purchase } from "../payment-provider.ts";
import { dateOf, idOf, wholeOf } from "./answers.ts";
import { ask } from "./failures.ts";
import { readDispute } from "./read-dispute.ts";
import { readInvoicePayments } from "./read-invoice-payments.ts";
import { readSubscription } from "./read-subscription.ts";
import type { StripeAccess } from "./stripe-access.ts";

export async function readPurchase({ stripe }: StripeAccess, checkoutId: string): Promise<Purchase> {
  const session = await ask(() =>
    stripe.checkout.sessions.retrieve(checkoutId, {
      expand: ["payment_intent.latest_charge", "subscription.schedule"],
    }),
  );
  const subscription = wholeOf(session.subscription);
  return {
    checkoutId: session.id,
    orderId: session.metadata?.order_id ?? session.client_reference_id,
    isLive: session.livemode,
    status: statusOf(session),
    isSettled: session.status === "complete" && settledStates.has(session.payment_status),
    amountCents: (session.amount_total ?? 0) - (session.total_details?.amount_tax ?? 0),
    currency: (session.currency ?? "").toUpperCase(),
    url: session.status === "open" ? session.url : null,
    email: session.customer_details?.email ?? session.customer_email,
    name: session.customer_details?.name ?? null,
    customerId: idOf(session.customer),
    payments: subscription
      ? await readInvoicePayments(stripe, subscription)
      : await readOnePayment(stripe, session),
    subscription: subscription && readSubscription(subscription),
  };
}

/** A bank transfer that is under way is "unpaid" until it has arrived, days after the checkout was completed. */
const settledStates = new Set<string>(["paid", "no_payment_required"]);

function statusOf({ status }: Stripe.Checkout.Session): Purchase["status"] {
  if (status === "open") return "open";
  return status === "complete" ? "complete" : "expired";
}

/** What was paid at once: one payment, or none yet. Attempts that failed leave charges behind, but not the latest. */
async function readOnePayment(stripe: Stripe, session: Stripe.Checkout.Session): Promise<ProviderPayment[]> {
  const intent = wholeOf(session.payment_intent);
  const charge = wholeOf(intent?.latest_charge ?? null);
  if (intent?.status !== "succeeded" || !charge) return [];
  return [
    {
      id: intent.id,
      amountCents: intent.amount_received,
      taxCents: session.total_details?.amount_tax ?? 0,
      currency: intent.currency.toUpperCase(),
      paidAt: dateOf(charge.created),
      refundedCents: charge.amount_refunded,
      dispute: await readDispute(stripe, intent.id, charge),
    },
  ];
}
