import type Stripe from "stripe";
import { makeThing } from "../make-thing.ts";
import { StripeRefusal } from "../refusal.ts";
import { all, find, keep, nowOf, tell, type World } from "../world.ts";
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
  const refund = makeThing(world, "refund", "re", {
    amount: amount ?? left,
    charge: charge.id,
    currency: charge.currency,
    payment_intent: intent.id,
    payment_method: charge.payment_method,
    status: "succeeded",
  });
  charge.amount_refunded += refund.amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  tell(world, "refund.created", refund);
  tell(world, "charge.refunded", charge);
  return keep(world, refund);
}

type OpenDisputeStatus = "needs_response" | "warning_needs_response";

export function openDispute(
  world: World,
  intentId: string,
  status: OpenDisputeStatus = "needs_response",
): Stripe.Dispute {
  const charge = chargeOf(world, find(world, "payment_intent", intentId));
  const dispute = makeThing(world, "dispute", "du", {
    amount: charge.amount,
    charge: charge.id,
    currency: charge.currency,
    evidence_details: { due_by: nowOf(world) + 7 * 24 * 60 * 60 },
    is_charge_refundable: status !== "needs_response",
    payment_intent: intentId,
    reason: "fraudulent",
    status,
  });
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
