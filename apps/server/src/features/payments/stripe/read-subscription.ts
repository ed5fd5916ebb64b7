import type Stripe from "stripe";
import type { Subscription } from "../payment-provider.ts";
import { dateOf, wholeOf } from "./answers.ts";

/** `subscription.schedule` has to be there whole. */
export function readSubscription(subscription: Stripe.Subscription): Subscription {
  const hasEnd = endsByItself(subscription);
  const status = statusOf(subscription);
  // Under a schedule the day it ends may stand here as well; nobody has canceled it then.
  const isCanceled =
    subscription.cancel_at_period_end || (subscription.cancel_at !== null && !hasEnd && status !== "ended");
  return {
    id: subscription.id,
    status,
    periodEnd: dateOf(periodEndOf(subscription, isCanceled)),
    isCanceled,
    hasEnd,
  };
}

export function endsByItself({ schedule }: Stripe.Subscription): boolean {
  const attached = wholeOf(schedule);
  return attached?.end_behavior === "cancel" && livingSchedules.has(attached.status);
}
const livingSchedules = new Set<string>(["not_started", "active", "completed"]);

/**
 * `unpaid` gets no more attempts, but the buyer can still pay, and then it goes on: only what can't go on has ended.
 * That is why `paused`, which only the owner can bring about at Stripe, has not ended either: nothing is paid, and it
 * may be resumed. A state that Stripe invents one day neither opens a course nor closes it for good.
 */
const statuses: Record<string, Subscription["status"]> = {
  active: "active",
  trialing: "active",
  past_due: "past-due",
  unpaid: "past-due",
  incomplete: "past-due",
  paused: "past-due",
  canceled: "ended",
  incomplete_expired: "ended",
};

export function statusOf({ status }: Stripe.Subscription): Subscription["status"] {
  return statuses[status] ?? "past-due";
}

function periodEndOf(subscription: Stripe.Subscription, isCanceled: boolean): number {
  const periodEnd = Math.max(
    subscription.start_date,
    ...subscription.items.data.map(({ current_period_end }) => current_period_end),
  );
  if (subscription.ended_at) return subscription.ended_at;
  return (isCanceled && subscription.cancel_at) || periodEnd;
}
