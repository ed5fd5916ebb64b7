import type Stripe from "stripe";
import { find, keep, newId, nowOf, tell, type World } from "../world.ts";

type IntentInput = {
  amount: number;
  currency: string;
  customer: string;
  description: string | null;
  metadata: Stripe.Metadata;
};

export function newIntent(world: World, input: IntentInput): Stripe.PaymentIntent {
  const id = newId("pi");
  const intent: Stripe.PaymentIntent = {
    id,
    object: "payment_intent",
    allowed_payment_method_types: null,
    amount: input.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic_async",
    client_secret: `${id}_secret_${newId("x")}`,
    confirmation_method: "automatic",
    created: nowOf(world),
    currency: input.currency,
    customer: input.customer,
    customer_account: null,
    description: input.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: world.isLive,
    managed_payments: null,
    metadata: input.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ["card"],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: "requires_payment_method",
    transfer_data: null,
    transfer_group: null,
  };
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
  return {
    id: newId("ch"),
    object: "charge",
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: null,
    captured: false,
    created: nowOf(world),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: outcome === "failed" ? "card_declined" : null,
    failure_message: outcome === "failed" ? "Your card was declined." : null,
    fraud_details: {},
    livemode: world.isLive,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: null,
    paid: false,
    payment_intent: intent.id,
    payment_method: newId("pm"),
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: outcome,
    transfer_data: null,
    transfer_group: null,
  };
}
