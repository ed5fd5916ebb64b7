import type Stripe from "stripe";
import type { ProviderPayment } from "../payment-provider.ts";
import { dateOf, wholeOf } from "./answers.ts";
import { readDispute } from "./read-dispute.ts";

/** What was paid at once: one payment, or none yet. Attempts that failed leave charges behind, but not the latest. */
export async function readOnePayment(
  stripe: Stripe,
  session: Stripe.Checkout.Session,
): Promise<ProviderPayment[]> {
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
