import type Stripe from "stripe";
import { all, keep, newId, nowOf, tell, type World } from "../world.ts";
import { decimal } from "./prices.ts";

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
  const now = nowOf(world);
  const id = newId("in");
  const total = input.subtotal + input.tax;
  const [item] = input.subscription?.items.data ?? [];
  const invoice: Stripe.Invoice = {
    id,
    object: "invoice",
    account_country: "US",
    account_name: "Lightworker Academy",
    account_tax_ids: null,
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: total,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: false,
    automatic_tax: {
      disabled_reason: null,
      enabled: input.hasTax,
      liability: input.hasTax ? { type: "self" } : null,
      provider: input.hasTax ? "stripe" : null,
      status: input.hasTax ? "complete" : null,
    },
    automatically_finalizes_at: null,
    billing_reason: input.reason,
    collection_method: "charge_automatically",
    created: now,
    currency: input.currency,
    custom_fields: null,
    customer: input.customer.id,
    customer_account: null,
    customer_address: input.customer.address ?? null,
    customer_email: input.customer.email,
    customer_name: input.customer.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: "none",
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: input.description,
    discounts: [],
    due_date: null,
    effective_at: now,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: `${world.pagesAt}/i/${id}`,
    invoice_pdf: `${world.pagesAt}/i/${id}/pdf`,
    issuer: { type: "self" },
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: "list",
      data: [lineOf(world, id, input, item)],
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: world.isLive,
    metadata: input.metadata,
    next_payment_attempt: null,
    number: `A1B2C3D4-${String(all(world, "invoice").length + 1).padStart(4, "0")}`,
    on_behalf_of: null,
    parent: input.subscription && {
      quote_details: null,
      subscription_details: {
        metadata: { ...input.subscription.metadata },
        subscription: input.subscription.id,
      },
      type: "subscription_details",
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: item?.current_period_end ?? now,
    period_start: item?.current_period_start ?? now,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: "open",
    status_transitions: { finalized_at: now, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: input.subtotal,
    subtotal_excluding_tax: input.subtotal,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: input.subtotal,
    total_pretax_credit_amounts: [],
    total_taxes: taxesOf(input),
    webhooks_delivered_at: now,
  };
  const payment: Stripe.InvoicePayment = {
    id: newId("inpay"),
    object: "invoice_payment",
    amount_paid: null,
    amount_requested: total,
    created: now,
    currency: input.currency,
    invoice: id,
    is_default: true,
    livemode: world.isLive,
    payment: { payment_intent: intent.id, type: "payment_intent" },
    status: "open",
    status_transitions: { canceled_at: null, paid_at: null },
  };
  tell(world, "invoice.created", invoice);
  tell(world, "invoice.finalized", invoice);
  return { invoice: keep(world, invoice), payment: keep(world, payment) };
}

function taxesOf({ tax, hasTax, subtotal }: InvoiceInput): Stripe.Invoice.TotalTax[] {
  if (!hasTax) return [];
  return [
    {
      amount: tax,
      tax_behavior: "exclusive",
      tax_rate_details: { tax_rate: "txr_stand_in" },
      taxability_reason: "standard_rated",
      taxable_amount: subtotal,
      type: "tax_rate_details",
    },
  ];
}

function lineOf(
  world: World,
  invoice: string,
  input: InvoiceInput,
  item: Stripe.SubscriptionItem | undefined,
): Stripe.InvoiceLineItem {
  return {
    id: newId("il"),
    object: "line_item",
    amount: input.subtotal,
    currency: input.currency,
    description: input.description,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice,
    livemode: world.isLive,
    metadata: input.metadata,
    parent: item
      ? {
          invoice_item_details: null,
          subscription_item_details: {
            invoice_item: null,
            proration: false,
            proration_details: null,
            subscription: item.subscription,
            subscription_item: item.id,
          },
          type: "subscription_item_details",
        }
      : null,
    period: {
      start: item?.current_period_start ?? nowOf(world),
      end: item?.current_period_end ?? nowOf(world),
    },
    pretax_credit_amounts: [],
    pricing: item
      ? {
          price_details: { price: item.price.id, product: String(item.price.product) },
          type: "price_details",
          unit_amount_decimal: decimal(input.subtotal),
        }
      : null,
    quantity: 1,
    quantity_decimal: decimal(1),
    subscription: input.subscription?.id ?? null,
    subtotal: input.subtotal,
    taxes: taxesOf(input),
  };
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
