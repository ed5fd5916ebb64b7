import type Stripe from "stripe";
import { wholeOf } from "./answers.ts";
import { ask } from "./failures.ts";
import { statusOf } from "./read-subscription.ts";
import { readWithSchedule } from "./two-payments.ts";

export async function cancelSubscription(stripe: Stripe, subscriptionId: string): Promise<void> {
  await ask(() => stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true }));
}

/** It may have been canceled for the end of the period, as we do, or for a day, as can be done at Stripe. */
export async function resumeSubscription(stripe: Stripe, subscriptionId: string): Promise<void> {
  const { cancel_at_period_end, cancel_at } = await ask(() => stripe.subscriptions.retrieve(subscriptionId));
  if (!cancel_at_period_end && cancel_at === null) return;
  await ask(() =>
    stripe.subscriptions.update(
      subscriptionId,
      cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: "" },
    ),
  );
}

/** At once, with no last invoice and nothing paid back. */
export async function endSubscription(stripe: Stripe, subscriptionId: string): Promise<void> {
  const subscription = await readWithSchedule(stripe, subscriptionId);
  if (statusOf(subscription) === "ended") return;
  const schedule = wholeOf(subscription.schedule);
  const how = { invoice_now: false, prorate: false };
  // One that is under a schedule is ended through it.
  if (schedule && running.has(schedule.status)) {
    await ask(() => stripe.subscriptionSchedules.cancel(schedule.id, how));
  } else {
    await ask(() => stripe.subscriptions.cancel(subscriptionId, how));
  }
}
const running = new Set<string>(["not_started", "active"]);
