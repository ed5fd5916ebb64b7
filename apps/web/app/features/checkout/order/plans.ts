import type { OfferView, Plan, Quote } from "@academy/contract/orders";

/** How an offer can be paid, the usual way first. */
export function plansOf({ billing, instalments }: Pick<OfferView, "billing" | "instalments">): Plan[] {
  if (billing === "monthly") return ["monthly"];
  return instalments ? ["full", "two-payments"] : ["full"];
}

type OfferPrice = Pick<OfferView, "currency" | "priceCents" | "instalments">;

/** What everybody pays: for when the server can't be asked what this buyer does. */
export function listQuote({ currency, priceCents, instalments }: OfferPrice, plan: Plan): Quote {
  const isInParts = plan === "two-payments" && instalments !== null;
  const listCents = isInParts ? instalments.count * instalments.priceCents : priceCents;
  const dueNowCents = isInParts ? instalments.priceCents : priceCents;
  return { currency, listCents, discountCents: 0, upgradeCents: 0, totalCents: listCents, dueNowCents };
}
