import type Stripe from "stripe";
import { makeThing } from "../make-thing.ts";
import { find, keep, newId, tell, type World } from "../world.ts";

type IntentInput = {
  amount: number;
  currency: string;
  customer: string;
  description: string | null;
  metadata: Stripe.Metadata;
};

export function newIntent(world: World, input: IntentInput): Stripe.PaymentIntent {
  const intent = makeThing(world, "payment_intent", "pi", { ...input, status: "requires_payment_method" });
  tell(world, "payment_intent.created", intent);
  return keep(world, intent);
}

/** How an attempt goes: at once, under way, or refused by the bank. */
export type Outcome = "succeeded" | "pending" | "failed";

export function attempt(world: World, intent: Stripe.PaymentIntent, outcome: Outcome): void {
  const charge = keep(world, newCharge(world, intent, outcome));
  intent.latest_charge = charge.id;
  intent.payment_method = charge.payment_method;
  if (outcome === "succeeded") return void succeed(world, intent, charge);
  intent.status = outcome === "pending" ? "processing" : "requires_payment_method";
  tell(world, outcome === "pending" ? "charge.pending" : "charge.failed", charge);
  tell(world, outcome === "pending" ? "payment_intent.processing" : "payment_intent.payment_failed", intent);
}

/** What was under way has arrived, or comes back. */
export function conclude(world: World, intent: Stripe.PaymentIntent, outcome: Outcome): void {
  const charge = chargeOf(world, intent);
  if (outcome === "succeeded") return void succeed(world, intent, charge);
  Object.assign(charge, { status: "failed", paid: false, failure_code: "insufficient_funds" });
  intent.status = "requires_payment_method";
  tell(world, "charge.failed", charge);
  tell(world, "payment_intent.payment_failed", intent);
}

export function chargeOf(world: World, { latest_charge }: Stripe.PaymentIntent): Stripe.Charge {
  return find(world, "charge", String(latest_charge));
}

function succeed(world: World, intent: Stripe.PaymentIntent, charge: Stripe.Charge): void {
  Object.assign(charge, { status: "succeeded", paid: true, captured: true, amount_captured: charge.amount });
  intent.status = "succeeded";
  intent.amount_received = intent.amount;
  tell(world, "charge.succeeded", charge);
  tell(world, "payment_intent.succeeded", intent);
}

function newCharge(world: World, intent: Stripe.PaymentIntent, outcome: Outcome): Stripe.Charge {
  const { amount, currency, customer, description, metadata } = intent;
  return makeThing(world, "charge", "ch", {
    amount,
    currency,
    customer: String(customer),
    description,
    metadata,
    failure_code: outcome === "failed" ? "card_declined" : null,
    failure_message: outcome === "failed" ? "Your card was declined." : null,
    payment_intent: intent.id,
    payment_method: newId("pm"),
    status: outcome,
  });
}
