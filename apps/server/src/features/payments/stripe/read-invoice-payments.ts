import type Stripe from "stripe";
import type { ProviderPayment } from "../payment-provider.ts";
import { allOf, dateOf, idOf, wholeOf } from "./answers.ts";
import { readDispute } from "./read-dispute.ts";

/**
 * What has been paid for a subscription, the oldest first. An invoice names its payments but not what became of them,
 * so the buyer's payments are read beside it: two lists, however many months there are.
 */
export async function readInvoicePayments(
  stripe: Stripe,
  subscription: Stripe.Subscription,
): Promise<ProviderPayment[]> {
  const invoices = await gather(
    allOf((page) =>
      stripe.invoices.list({
        ...page,
        subscription: subscription.id,
        status: "paid",
        expand: ["data.payments"],
      }),
    ),
  );
  if (invoices.length === 0) return [];
  const charges = await readCharges(stripe, subscription);
  const payments = invoices.flatMap((invoice) =>
    (invoice.payments?.data ?? [])
      .filter(({ status }) => status === "paid")
      .map((payment) => ({ invoice, payment })),
  );
  const read = await Promise.all(
    payments.map(({ invoice, payment }) => readPayment(stripe, charges, invoice, payment)),
  );
  // Stripe lists the newest first.
  return read.reverse().sort((a, b) => a.paidAt.getTime() - b.paidAt.getTime());
}

type Charges = Map<string, Stripe.Charge>;

/** The charges of the buyer since they subscribed, by the payment they belong to. */
async function readCharges(stripe: Stripe, { customer, start_date }: Stripe.Subscription): Promise<Charges> {
  const charges: Charges = new Map();
  const intents = allOf((page) =>
    stripe.paymentIntents.list({
      ...page,
      customer: idOf(customer) ?? "",
      // The payment is made a little before the subscription is.
      created: { gte: start_date - day },
      expand: ["data.latest_charge"],
    }),
  );
  for await (const intent of intents) {
    const charge = wholeOf(intent.latest_charge);
    if (charge) charges.set(intent.id, charge);
  }
  return charges;
}
const day = 24 * 60 * 60;

async function readPayment(
  stripe: Stripe,
  charges: Charges,
  invoice: Stripe.Invoice,
  { payment, amount_paid, created, status_transitions, id }: Stripe.InvoicePayment,
): Promise<ProviderPayment> {
  const intentId = idOf(payment.payment_intent);
  const charge = intentId === null ? undefined : charges.get(intentId);
  const amountCents = amount_paid ?? 0;
  const tax = (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);
  return {
    // One that the owner has noted by hand has no payment of Stripe's behind it.
    id: intentId ?? id,
    amountCents,
    // Of the whole invoice; where it was paid in parts, each bears its share.
    taxCents: invoice.total > 0 ? Math.round((tax * amountCents) / invoice.total) : 0,
    currency: invoice.currency.toUpperCase(),
    paidAt: dateOf(status_transitions.paid_at ?? created),
    refundedCents: charge?.amount_refunded ?? 0,
    dispute: intentId && charge ? await readDispute(stripe, intentId, charge) : "none",
  };
}

async function gather<Thing>(things: AsyncIterable<Thing>): Promise<Thing[]> {
  const gathered: Thing[] = [];
  for await (const thing of things) gathered.push(thing);
  return gathered;
}
