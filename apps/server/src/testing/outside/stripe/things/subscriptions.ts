import type Stripe from "stripe";
import { makeThing } from "../make-thing.ts";
import { addMonths, find, keep, newId, nowOf, tell, type World } from "../world.ts";
import { newInvoice } from "./invoices.ts";
import { newIntent } from "./payments.ts";

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
  const { amount, currency } = input;
  const monthly = { interval: "month", interval_count: 1, usage_type: "licensed" } as const;
  const price = { id: newId("price"), active: true, created: now, currency, product: newId("prod") };
  const subscription = makeThing(world, "subscription", "sub", {
    id,
    automatic_tax: { enabled: input.hasTax },
    billing_cycle_anchor: now,
    billing_mode: { type: "flexible" },
    collection_method: "charge_automatically",
    currency,
    customer: input.customer.id,
    default_payment_method: newId("pm"),
    description: input.description,
    items: {
      data: [
        {
          id: newId("si"),
          created: now,
          current_period_end: addMonths(now, 1),
          current_period_start: now,
          plan: { ...price, ...monthly, amount },
          price: { ...price, recurring: monthly, type: "recurring", unit_amount: amount },
          quantity: 1,
          subscription: id,
        },
      ],
      url: `/v1/subscription_items?subscription=${id}`,
    },
    metadata: input.metadata,
    start_date: now,
    status: "incomplete",
  });
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
