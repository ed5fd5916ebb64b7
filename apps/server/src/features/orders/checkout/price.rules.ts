import type { Plan, Quote } from "@academy/contract/orders";
import type { OfferTerms } from "../../offers/public.ts";

export type Discount = { percentOff: number | null; centsOff: number | null };

/** What an offer costs, from what the server knows alone. Each of several payments is the same. */
export function priceOf(
  { priceCents, currency, instalments }: OfferTerms,
  plan: Plan,
  { discount, upgradeCents }: { discount: Discount | null; upgradeCents: number },
): Quote {
  const count = plan === "two-payments" ? (instalments?.count ?? 1) : 1;
  const listCents = plan === "two-payments" && instalments ? instalments.priceCents * count : priceCents;
  const afterUpgrade = Math.max(0, listCents - upgradeCents);
  const discounted = afterUpgrade - Math.min(afterUpgrade, discountOf(afterUpgrade, discount));
  // Rounded down, so that nobody pays more than was said.
  const dueNowCents = Math.floor(discounted / count);
  const totalCents = dueNowCents * count;
  return {
    currency,
    listCents,
    upgradeCents: listCents - afterUpgrade,
    discountCents: afterUpgrade - totalCents,
    totalCents,
    dueNowCents,
  };
}

function discountOf(cents: number, discount: Discount | null): number {
  if (!discount) return 0;
  if (discount.percentOff !== null) return Math.round((cents * discount.percentOff) / 100);
  return discount.centsOff ?? 0;
}
