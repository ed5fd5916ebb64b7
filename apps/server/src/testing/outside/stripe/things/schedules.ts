import type Stripe from "stripe";
import { z } from "zod";
import { expandForm, flag, given, metadataForm, whole } from "../form.ts";
import { makeThing } from "../make-thing.ts";
import { StripeRefusal } from "../refusal.ts";
import { addMonths, find, keep, nowOf, tell, type World } from "../world.ts";
import { endNow, isOver, itemOf } from "./subscriptions.ts";

const proration = z.enum(["none", "create_prorations", "always_invoice"]);

export const scheduleForm = z.strictObject({
  end_behavior: z.enum(["cancel", "release"]),
  proration_behavior: proration.optional(),
  phases: z
    .array(
      z.strictObject({
        start_date: whole,
        duration: z.strictObject({ interval: z.literal("month"), interval_count: whole }),
        items: z.array(z.strictObject({ price: given, quantity: whole.optional() })).length(1),
        proration_behavior: proration.default("create_prorations"),
        automatic_tax: z.strictObject({ enabled: flag }).optional(),
        default_payment_method: given.optional(),
        metadata: metadataForm.optional(),
      }),
    )
    .length(1),
  expand: expandForm,
});
type ScheduleForm = z.output<typeof scheduleForm>;

/** Over the period that is running, after which the subscription would go on without it. */
export function scheduleFrom(world: World, subscriptionId: string): Stripe.SubscriptionSchedule {
  const subscription = find(world, "subscription", subscriptionId);
  if (subscription.schedule) {
    throw new StripeRefusal(400, "You cannot migrate a subscription that is already attached to a schedule.");
  }
  if (isOver(subscription)) throw new StripeRefusal(400, "You cannot migrate a canceled subscription.");
  const item = itemOf(subscription);
  const { current_period_start: start_date, current_period_end: end_date } = item;
  const { customer, automatic_tax, currency, default_payment_method, metadata } = subscription;
  const shared = {
    automatic_tax: { enabled: automatic_tax.enabled },
    collection_method: "charge_automatically",
    default_payment_method: default_payment_method && String(default_payment_method),
  } as const;
  const schedule = makeThing(world, "subscription_schedule", "sub_sched", {
    current_phase: { start_date, end_date },
    customer: String(customer),
    default_settings: { ...shared, billing_cycle_anchor: "automatic" },
    end_behavior: "release",
    phases: [
      {
        ...shared,
        currency,
        end_date,
        items: [{ plan: item.plan.id, price: item.price.id, quantity: 1 }],
        metadata,
        proration_behavior: "create_prorations",
        start_date,
      },
    ],
    status: "active",
    subscription: subscription.id,
  });
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
