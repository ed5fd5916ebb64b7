import type Stripe from "stripe";
import type { ProviderPayment } from "../payment-provider.ts";
import { allOf } from "./answers.ts";

type State = ProviderPayment["dispute"];

/**
 * What Stripe's states come to. A bank's inquiry (warning_…) counts as a dispute while it is open, and as won when it was
 * closed without one. Prevented is one that never got that far because the buyer was given the money back. Everything
 * else, appeals too, is still open.
 */
const ends: Record<string, State> = { won: "won", warning_closed: "won", lost: "lost", prevented: "lost" };
/** A charge may be disputed in parts: what weighs most. */
const byWeight: State[] = ["lost", "open", "won"];

/** How the buyer's bank sees a payment. The charge only says whether it was ever disputed. */
export async function readDispute(stripe: Stripe, intentId: string, charge: Stripe.Charge): Promise<State> {
  if (!charge.disputed) return "none";
  const found = new Set<State>();
  for await (const { status } of allOf((page) =>
    stripe.disputes.list({ ...page, payment_intent: intentId }),
  )) {
    found.add(ends[status] ?? "open");
  }
  // Stripe says that there is one: until it can be seen it is open.
  return byWeight.find((state) => found.has(state)) ?? "open";
}
