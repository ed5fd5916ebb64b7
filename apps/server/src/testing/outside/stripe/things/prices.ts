import type Stripe from "stripe";
import { newId, nowOf, type World } from "../world.ts";

type PriceInput = { amount: number; currency: string; hasTax: boolean };

/** The library makes an object of it; on the way it is a text. */
export const decimal = (amount: number) => String(amount) as unknown as Stripe.Decimal;

/** A price for each month, and the same as a plan, which is what it was called before. */
export function monthlyPrice(world: World, input: PriceInput): { price: Stripe.Price; plan: Stripe.Plan } {
  const id = newId("price");
  const product = newId("prod");
  const common = {
    id,
    active: true,
    billing_scheme: "per_unit" as const,
    created: nowOf(world),
    currency: input.currency,
    livemode: world.isLive,
    metadata: {},
    nickname: null,
    product,
    tiers_mode: null,
  };
  const monthly = { interval: "month", interval_count: 1, meter: null, usage_type: "licensed" } as const;
  return {
    price: {
      ...common,
      object: "price",
      custom_unit_amount: null,
      lookup_key: null,
      recurring: { ...monthly, trial_period_days: null },
      tax_behavior: input.hasTax ? "exclusive" : "unspecified",
      transform_quantity: null,
      type: "recurring",
      unit_amount: input.amount,
      unit_amount_decimal: decimal(input.amount),
    },
    plan: {
      ...common,
      ...monthly,
      object: "plan",
      amount: input.amount,
      amount_decimal: decimal(input.amount),
      transform_usage: null,
      trial_period_days: null,
    },
  };
}
