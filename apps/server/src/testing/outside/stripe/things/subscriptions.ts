import type Stripe from "stripe";
import { addMonths, find, keep, newId, nowOf, tell, type World } from "../world.ts";
import { newInvoice } from "./invoices.ts";
import { newIntent } from "./payments.ts";
import { monthlyPrice } from "./prices.ts";

type SubscriptionInput = {
  customer: Stripe.Customer;
  amount: number;
  currency: string;
  hasTax: boolean;
  description: string | null;
  metadata: Stripe.Metadata;
};

export function newSubscription(world: World, input: SubscriptionInput): Stripe.Subscription {
  const now = nowOf(world);
  const id = newId("sub");
  const item: Stripe.SubscriptionItem = {
    id: newId("si"),
    object: "subscription_item",
    billing_thresholds: null,
    created: now,
    current_period_end: addMonths(now, 1),
    current_period_start: now,
    current_trial: null,
    discounts: [],
    metadata: {},
    ...monthlyPrice(world, input),
    quantity: 1,
    subscription: id,
    tax_rates: [],
  };
  const subscription: Stripe.Subscription = {
    id,
    object: "subscription",
    application: null,
    application_fee_percent: null,
    automatic_tax: {
      disabled_reason: null,
      enabled: input.hasTax,
      liability: input.hasTax ? { type: "self" } : null,
    },
    billing_cycle_anchor: now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: "flexible" },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: "charge_automatically",
    created: now,
    currency: input.currency,
    customer: input.customer.id,
    customer_account: null,
    days_until_due: null,
    default_payment_method: newId("pm"),
    default_source: null,
    default_tax_rates: [],
    description: input.description,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: "self" },
    },
    items: {
      object: "list",
      data: [item],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: world.isLive,
    managed_payments: null,
    metadata: input.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: "off",
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: "incomplete",
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: null,
    trial_start: null,
  };
  return keep(world, subscription);
}

export function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new Error("a subscription without an item");
  return item;
}

export const isOver = ({ status }: Stripe.Subscription) =>
  status === "canceled" || status === "incomplete_expired";

/** For the period that has just begun. */
export function billPeriod(world: World, subscription: Stripe.Subscription, isFirst: boolean) {
  const customer = find(world, "customer", String(subscription.customer));
  const subtotal = itemOf(subscription).price.unit_amount ?? 0;
  const hasTax = subscription.automatic_tax.enabled;
  const tax = hasTax ? Math.round((subtotal * world.taxPercent) / 100) : 0;
  const { currency, description } = subscription;
  const intent = newIntent(world, {
    amount: subtotal + tax,
    currency,
    customer: customer.id,
    description: isFirst ? "Subscription creation" : "Subscription update",
    // What the subscription carries is on its invoices, but not on their payments.
    metadata: {},
  });
  const reason = isFirst ? ("subscription_create" as const) : ("subscription_cycle" as const);
  const input = {
    customer,
    currency,
    subtotal,
    tax,
    hasTax,
    description,
    metadata: {},
    reason,
    subscription,
  };
  const { invoice } = newInvoice(world, input, intent);
  subscription.latest_invoice = invoice.id;
  return { invoice, intent };
}

export function endNow(world: World, subscription: Stripe.Subscription, at = nowOf(world)): void {
  subscription.status = "canceled";
  subscription.canceled_at ??= at;
  subscription.ended_at = at;
  tell(world, "customer.subscription.deleted", subscription);
}
