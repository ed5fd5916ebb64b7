import type Stripe from "stripe";
import { StripeRefusal } from "../refusal.ts";
import { all, find, keep, newId, nowOf, tell, type World } from "../world.ts";
import { chargeOf } from "./payments.ts";

/** Gives back what is left of a payment, or a part of it. */
export function refundPayment(world: World, intentId: string, amount?: number): Stripe.Refund {
  const intent = find(world, "payment_intent", intentId);
  if (intent.status !== "succeeded")
    throw new StripeRefusal(400, "This PaymentIntent has no charge to refund.");
  const charge = chargeOf(world, intent);
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    throw new StripeRefusal(400, `Charge ${charge.id} has already been refunded.`, {
      code: "charge_already_refunded",
    });
  }
  if (amount !== undefined && amount > left) throw new StripeRefusal(400, "More than is left of the charge.");
  const refund: Stripe.Refund = {
    id: newId("re"),
    object: "refund",
    amount: amount ?? left,
    balance_transaction: null,
    charge: charge.id,
    created: nowOf(world),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata: {},
    payment_intent: intent.id,
    payment_method: charge.payment_method,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: "succeeded",
    transfer_reversal: null,
  };
  charge.amount_refunded += refund.amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  tell(world, "refund.created", refund);
  tell(world, "charge.refunded", charge);
  return keep(world, refund);
}

type Begun = "needs_response" | "warning_needs_response";

export function openDispute(
  world: World,
  intentId: string,
  status: Begun = "needs_response",
): Stripe.Dispute {
  const charge = chargeOf(world, find(world, "payment_intent", intentId));
  const dispute: Stripe.Dispute = {
    id: newId("du"),
    object: "dispute",
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: nowOf(world),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: nowOf(world) + 7 * 24 * 60 * 60,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: "not_submitted",
    },
    intended_submission_method: null,
    is_charge_refundable: status !== "needs_response",
    livemode: world.isLive,
    metadata: {},
    payment_intent: intentId,
    reason: "fraudulent",
    status,
  };
  charge.disputed = true;
  tell(world, "charge.dispute.created", dispute);
  return keep(world, dispute);
}

export function closeDispute(world: World, intentId: string, status: Stripe.Dispute.Status): Stripe.Dispute {
  const [dispute] = all(world, "dispute").filter((each) => each.payment_intent === intentId);
  if (!dispute) throw new Error(`no dispute about ${intentId}`);
  dispute.status = status;
  tell(world, "charge.dispute.closed", dispute);
  return dispute;
}

const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};
