import type Stripe from "stripe";
import { markFailed, markPaid, paymentOf } from "./things/invoices.ts";
import { attempt, type Outcome } from "./things/payments.ts";
import { completeSchedule } from "./things/schedules.ts";
import { expireOldSessions } from "./things/sessions.ts";
import { billPeriod, endNow, isOver, itemOf } from "./things/subscriptions.ts";
import { addMonths, all, find, nowOf, tell, type World } from "./world.ts";

type Subscription = Stripe.Subscription;

/** What happens by itself: checkouts expire, months begin and are paid, what has an end ends. */
export function catchUp(world: World, refusedFor?: string): void {
  expireOldSessions(world);
  for (const subscription of all(world, "subscription")) {
    while (!isOver(subscription) && itemOf(subscription).current_period_end <= nowOf(world)) {
      if (endsWithPeriod(world, subscription)) break;
      beginPeriod(world, subscription, subscription.id === refusedFor ? "failed" : "succeeded");
    }
  }
}

function endsWithPeriod(world: World, subscription: Subscription): boolean {
  const end = itemOf(subscription).current_period_end;
  const schedule =
    subscription.schedule && find(world, "subscription_schedule", String(subscription.schedule));
  if (schedule && (schedule.current_phase?.end_date ?? 0) <= end) {
    completeSchedule(world, schedule, end);
  } else if (!schedule && subscription.cancel_at !== null && subscription.cancel_at <= end) {
    endNow(world, subscription, subscription.cancel_at);
  }
  return isOver(subscription);
}

function beginPeriod(world: World, subscription: Subscription, outcome: Outcome): void {
  const item = itemOf(subscription);
  const months = Math.round((item.current_period_end - subscription.billing_cycle_anchor) / (30.44 * 86_400));
  item.current_period_start = item.current_period_end;
  item.current_period_end = addMonths(subscription.billing_cycle_anchor, months + 1);
  const { invoice } = billPeriod(world, subscription, false);
  payInvoice(world, subscription, invoice, outcome);
}

function payInvoice(
  world: World,
  subscription: Subscription,
  invoice: Stripe.Invoice,
  outcome: Outcome,
): void {
  const intent = find(world, "payment_intent", String(paymentOf(world, invoice).payment.payment_intent));
  attempt(world, intent, outcome);
  if (outcome === "succeeded") markPaid(world, invoice);
  else markFailed(world, invoice);
  subscription.status = outcome === "succeeded" ? "active" : "past_due";
  tell(world, "customer.subscription.updated", subscription);
}

/** Pays what is open, or else moves to the next month and lets that be paid; or has the bank refuse either. */
export function nextInvoice(world: World, subscriptionId: string, outcome: Outcome): void {
  const subscription = find(world, "subscription", subscriptionId);
  const open = all(world, "invoice").find(
    ({ status, parent }) =>
      status === "open" && parent?.subscription_details?.subscription === subscriptionId,
  );
  if (open) return void payInvoice(world, subscription, open, outcome);
  const ms = itemOf(subscription).current_period_end * 1000 - world.clock.now().getTime();
  // A millisecond more, for what is lost between minutes and milliseconds.
  world.clock.moveMinutes(Math.max(0, ms + 1) / 60_000);
  catchUp(world, outcome === "failed" ? subscriptionId : undefined);
}
