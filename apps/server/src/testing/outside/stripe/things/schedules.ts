import type Stripe from "stripe";
import { StripeRefusal } from "../refusal.ts";
import { addMonths, find, keep, newId, nowOf, tell, type World } from "../world.ts";
import type { ScheduleForm } from "./schedule-form.ts";
import { endNow, isOver, itemOf } from "./subscriptions.ts";

const selfIssued = {
  account_tax_ids: null,
  custom_fields: null,
  days_until_due: null,
  footer: null,
} as const;

/** Over the period that is running, after which the subscription would go on without it. */
export function scheduleFrom(world: World, subscriptionId: string): Stripe.SubscriptionSchedule {
  const subscription = find(world, "subscription", subscriptionId);
  if (subscription.schedule) {
    throw new StripeRefusal(400, "You cannot migrate a subscription that is already attached to a schedule.");
  }
  if (isOver(subscription)) throw new StripeRefusal(400, "You cannot migrate a canceled subscription.");
  const item = itemOf(subscription);
  const { current_period_start: start_date, current_period_end: end_date } = item;
  const schedule: Stripe.SubscriptionSchedule = {
    id: newId("sub_sched"),
    object: "subscription_schedule",
    application: null,
    billing_mode: { flexible: null, type: "flexible" },
    canceled_at: null,
    completed_at: null,
    created: nowOf(world),
    current_phase: { start_date, end_date },
    customer: subscription.customer,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      automatic_tax: { ...subscription.automatic_tax },
      billing_cycle_anchor: "automatic",
      billing_thresholds: null,
      collection_method: "charge_automatically",
      default_payment_method: subscription.default_payment_method,
      description: null,
      invoice_settings: { ...selfIssued, description: null, issuer: { type: "self" } },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: "release",
    livemode: world.isLive,
    metadata: {},
    pause_schedules: [],
    phases: [
      {
        add_invoice_items: [],
        application_fee_percent: null,
        automatic_tax: { ...subscription.automatic_tax },
        billing_cycle_anchor: null,
        billing_thresholds: null,
        collection_method: "charge_automatically",
        currency: subscription.currency,
        default_payment_method: subscription.default_payment_method,
        default_tax_rates: [],
        description: null,
        discounts: [],
        end_date,
        invoice_settings: null,
        items: [
          {
            billing_thresholds: null,
            discounts: [],
            metadata: {},
            plan: item.plan.id,
            price: item.price.id,
            quantity: 1,
            tax_rates: [],
          },
        ],
        metadata: subscription.metadata,
        on_behalf_of: null,
        proration_behavior: "create_prorations",
        start_date,
        transfer_data: null,
        trial_end: null,
      },
    ],
    released_at: null,
    released_subscription: null,
    status: "active",
    subscription: subscription.id,
    test_clock: null,
  };
  subscription.schedule = schedule.id;
  tell(world, "subscription_schedule.created", schedule);
  return keep(world, schedule);
}

export function updateSchedule(world: World, id: string, form: ScheduleForm): Stripe.SubscriptionSchedule {
  const schedule = find(world, "subscription_schedule", id);
  const subscription = find(world, "subscription", String(schedule.subscription));
  const [phase] = schedule.phases;
  const [wanted] = form.phases;
  if (schedule.status !== "active" || !phase || !wanted) {
    throw new StripeRefusal(400, `You cannot update a schedule that is ${schedule.status}.`);
  }
  if (wanted.start_date !== phase.start_date) {
    throw new StripeRefusal(400, "You can not modify the start date of the current phase.");
  }
  if (wanted.items[0]?.price !== itemOf(subscription).price.id) {
    throw new StripeRefusal(400, "No such price", { code: "resource_missing" });
  }
  phase.end_date = addMonths(wanted.start_date, wanted.duration.interval_count);
  phase.proration_behavior = wanted.proration_behavior;
  if (phase.end_date <= nowOf(world)) throw new StripeRefusal(400, "The phase would have ended already.");
  // A phase that leaves these out goes without them.
  subscription.automatic_tax.enabled = wanted.automatic_tax?.enabled ?? false;
  subscription.default_payment_method = wanted.default_payment_method ?? null;
  schedule.current_phase = { start_date: phase.start_date, end_date: phase.end_date };
  schedule.end_behavior = form.end_behavior;
  subscription.cancel_at = form.end_behavior === "cancel" ? phase.end_date : null;
  tell(world, "subscription_schedule.updated", schedule);
  tell(world, "customer.subscription.updated", subscription);
  return schedule;
}

export function cancelSchedule(world: World, id: string): Stripe.SubscriptionSchedule {
  const schedule = find(world, "subscription_schedule", id);
  if (schedule.status !== "active") {
    throw new StripeRefusal(400, `You cannot cancel a schedule that is ${schedule.status}.`);
  }
  const subscription = find(world, "subscription", String(schedule.subscription));
  Object.assign(schedule, { status: "canceled", canceled_at: nowOf(world), current_phase: null });
  tell(world, "subscription_schedule.canceled", schedule);
  endNow(world, subscription);
  return schedule;
}

/** Its last phase is over: what it manages ends with it, or goes on by itself. */
export function completeSchedule(world: World, schedule: Stripe.SubscriptionSchedule, at: number): void {
  const subscription = find(world, "subscription", String(schedule.subscription));
  schedule.current_phase = null;
  if (schedule.end_behavior === "cancel") {
    Object.assign(schedule, { status: "completed", completed_at: at });
    tell(world, "subscription_schedule.completed", schedule);
    return void endNow(world, subscription, at);
  }
  Object.assign(schedule, {
    status: "released",
    released_at: at,
    released_subscription: subscription.id,
    subscription: null,
  });
  subscription.schedule = null;
  tell(world, "subscription_schedule.released", schedule);
}
