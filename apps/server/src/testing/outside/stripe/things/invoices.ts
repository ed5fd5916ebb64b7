import type Stripe from "stripe";
import { makeThing } from "../make-thing.ts";
import { all, keep, newId, nowOf, tell, type World } from "../world.ts";

type InvoiceInput = {
  customer: Stripe.Customer;
  currency: string;
  subtotal: number;
  tax: number;
  hasTax: boolean;
  description: string | null;
  metadata: Stripe.Metadata;
  reason: "manual" | "subscription_create" | "subscription_cycle";
  subscription: Stripe.Subscription | null;
};

/** Finalized, and open until its payment has arrived. */
export function newInvoice(
  world: World,
  input: InvoiceInput,
  intent: Stripe.PaymentIntent,
): { invoice: Stripe.Invoice; payment: Stripe.InvoicePayment } {
  const { customer, currency, subtotal, tax, hasTax, description, metadata, subscription } = input;
  const now = nowOf(world);
  const id = newId("in");
  const total = subtotal + tax;
  const [item] = subscription?.items.data ?? [];
  const period = { start: item?.current_period_start ?? now, end: item?.current_period_end ?? now };
  const invoice = makeThing(world, "invoice", "in", {
    id,
    amount_due: total,
    amount_remaining: total,
    automatic_tax: { enabled: hasTax, status: hasTax ? "complete" : null },
    billing_reason: input.reason,
    collection_method: "charge_automatically",
    currency,
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    description,
    lines: {
      data: [
        { id: newId("il"), amount: subtotal, currency, description, invoice: id, metadata, period, subtotal },
      ],
      url: `/v1/invoices/${id}/lines`,
    },
    metadata,
    number: `A1B2C3D4-${String(all(world, "invoice").length + 1).padStart(4, "0")}`,
    parent: subscription && {
      subscription_details: { metadata: { ...subscription.metadata }, subscription: subscription.id },
      type: "subscription_details",
    },
    period_end: period.end,
    period_start: period.start,
    status: "open",
    status_transitions: { finalized_at: now },
    subtotal,
    total,
    total_excluding_tax: subtotal,
    total_taxes: hasTax ? [{ amount: tax, tax_behavior: "exclusive", taxable_amount: subtotal }] : [],
  });
  const payment = makeThing(world, "invoice_payment", "inpay", {
    amount_requested: total,
    currency,
    invoice: id,
    is_default: true,
    payment: { payment_intent: intent.id, type: "payment_intent" },
    status: "open",
  });
  tell(world, "invoice.created", invoice);
  tell(world, "invoice.finalized", invoice);
  return { invoice: keep(world, invoice), payment: keep(world, payment) };
}

export function paymentOf(world: World, invoice: Stripe.Invoice): Stripe.InvoicePayment {
  const payment = all(world, "invoice_payment").find(
    (each) => each.invoice === invoice.id && each.is_default,
  );
  if (!payment) throw new Error("an invoice without a payment");
  return payment;
}

export function markPaid(world: World, invoice: Stripe.Invoice): void {
  const now = nowOf(world);
  const payment = paymentOf(world, invoice);
  Object.assign(payment, { status: "paid", amount_paid: invoice.total });
  payment.status_transitions.paid_at = now;
  Object.assign(invoice, {
    status: "paid",
    amount_paid: invoice.total,
    amount_remaining: 0,
    attempted: true,
    attempt_count: invoice.attempt_count + 1,
    next_payment_attempt: null,
  });
  invoice.status_transitions.paid_at = now;
  tell(world, "invoice_payment.paid", payment);
  tell(world, "invoice.paid", invoice);
  tell(world, "invoice.payment_succeeded", invoice);
}

const retryAfter = 3 * 24 * 60 * 60;

export function markFailed(world: World, invoice: Stripe.Invoice): void {
  invoice.attempted = true;
  invoice.attempt_count++;
  invoice.next_payment_attempt = nowOf(world) + retryAfter;
  tell(world, "invoice.payment_failed", invoice);
}
