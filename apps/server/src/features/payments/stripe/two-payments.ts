import type Stripe from "stripe";
import { idOf, wholeOf } from "./answers.ts";
import { ask, isRefused } from "./failures.ts";
import { endsByItself, statusOf } from "./read-subscription.ts";

const month = (365.25 / 12) * 24 * 60 * 60;

/**
 * A checkout can't say when a subscription ends, so it is told afterwards: it is put under a schedule, and the schedule
 * gets an end. Whatever of that has been done already is not done again.
 */
export async function endAfterTwo(stripe: Stripe, subscriptionId: string): Promise<void> {
  const subscription = await readWithSchedule(stripe, subscriptionId);
  if (statusOf(subscription) === "ended" || endsByItself(subscription)) return;
  const schedule = wholeOf(subscription.schedule) ?? (await attachSchedule(stripe, subscriptionId));
  const start =
    schedule.current_phase?.start_date ?? schedule.phases[0]?.start_date ?? subscription.start_date;
  // The schedule begins with the month that is running, which is the second one if this comes late.
  const monthsBefore = Math.round((start - subscription.start_date) / month);
  const paymentMethod = idOf(subscription.default_payment_method);
  await ask(() =>
    stripe.subscriptionSchedules.update(schedule.id, {
      end_behavior: "cancel",
      proration_behavior: "none",
      phases: [
        {
          start_date: start,
          duration: { interval: "month", interval_count: Math.max(1, 2 - monthsBefore) },
          items: subscription.items.data.map(({ price, quantity }) => ({ price: price.id, quantity })),
          proration_behavior: "none",
          // A phase that says nothing about them would take the account's and the customer's.
          automatic_tax: { enabled: subscription.automatic_tax.enabled },
          ...(paymentMethod ? { default_payment_method: paymentMethod } : {}),
          metadata: subscription.metadata,
        },
      ],
    }),
  );
}

export function readWithSchedule(stripe: Stripe, subscriptionId: string): Promise<Stripe.Subscription> {
  return ask(() => stripe.subscriptions.retrieve(subscriptionId, { expand: ["schedule"] }));
}

async function attachSchedule(stripe: Stripe, subscriptionId: string): Promise<Stripe.SubscriptionSchedule> {
  try {
    return await ask(() => stripe.subscriptionSchedules.create({ from_subscription: subscriptionId }));
  } catch (error) {
    // Somebody else may have been a moment faster.
    const { schedule } = isRefused(error)
      ? await readWithSchedule(stripe, subscriptionId)
      : { schedule: null };
    const attached = wholeOf(schedule);
    if (attached) return attached;
    throw error;
  }
}
