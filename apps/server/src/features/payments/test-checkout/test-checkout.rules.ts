import type { TestAct } from "@academy/contract/test-checkout";
import type { ProviderPayment, Purchase, Subscription } from "../payment-provider.ts";
import type { TestCheckout, TestPayment } from "./test-checkouts.queries.ts";

/** What could happen next at a real provider. */
export function actsOf(checkout: TestCheckout, payments: TestPayment[]): TestAct[] {
  if (checkout.status === "open") return ["pay", "pay-later", "decline", "walk-away"];
  if (checkout.status === "expired") return [];
  const last = payments.at(-1);
  if (!last) return [];
  if (!last.is_settled) return ["settle"];
  const acts: TestAct[] = [];
  const isRunning = checkout.subscription !== null && checkout.subscription !== "ended";
  const wantsMore = checkout.plan === "monthly" || payments.length < 2;
  if (isRunning && wantsMore && !checkout.is_canceled) {
    acts.push("pay-next");
    if (checkout.subscription === "active") acts.push("miss-next");
  }
  if (isRunning && checkout.plan === "monthly" && !checkout.is_canceled) acts.push("cancel");
  if (isRunning && (checkout.is_canceled || checkout.subscription === "past-due")) acts.push("end");
  if (last.dispute === "open") acts.push("win-dispute");
  else if (last.refunded_cents < last.amount_cents) {
    acts.push("refund", "refund-part");
    if (last.dispute === "none") acts.push("dispute");
  }
  return acts;
}

/** The same picture of a purchase that Stripe's objects give. */
export function purchaseOf(checkout: TestCheckout, payments: TestPayment[]): Purchase {
  const settled = payments.filter((payment) => payment.is_settled);
  return {
    checkoutId: checkout.id,
    orderId: checkout.order_id,
    isLive: false,
    status: checkout.status,
    isSettled: settled.length > 0,
    amountCents: checkout.amount_cents,
    currency: checkout.currency,
    url: checkout.status === "open" ? testCheckoutPath(checkout.id) : null,
    email: checkout.email,
    name: null,
    customerId: `test:${checkout.email}`,
    payments: settled.map((payment) => toPayment(payment, checkout.currency)),
    subscription: subscriptionOf(checkout),
  };
}

export const testCheckoutPath = (id: string) => `/test-checkout/${id}`;

const toPayment = (payment: TestPayment, currency: string): ProviderPayment => ({
  id: payment.id,
  amountCents: payment.amount_cents,
  taxCents: 0,
  currency,
  paidAt: payment.paid_at,
  refundedCents: payment.refunded_cents,
  dispute: payment.dispute,
});

function subscriptionOf({
  id,
  subscription,
  period_end,
  is_canceled,
  has_end,
}: TestCheckout): Subscription | null {
  if (subscription === null || period_end === null) return null;
  return {
    id: subscriptionId(id),
    status: subscription,
    periodEnd: period_end,
    isCanceled: is_canceled,
    hasEnd: has_end,
  };
}

/** One subscription a checkout at most. */
const subscriptionId = (checkoutId: string) => `sub:${checkoutId}`;
export const checkoutOf = (subscription: string) => subscription.replace(/^sub:/, "");
