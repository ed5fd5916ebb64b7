import { studioOffersPage } from "@academy/content/pages/studio/orders/offers-page";
import { readDollars } from "../../typed-money.ts";

const words = studioOffersPage.change;

type Ticks = { isFree: boolean; isInTwo: boolean };

/** What was typed about an offer, and what of it is no amount. Which amounts may be is the server's to say. */
export function readTypedOffer(fields: Record<string, string>, { isFree, isInTwo }: Ticks) {
  const price = isFree ? 0 : readDollars(fields.priceCents ?? "");
  const each = isFree || !isInTwo ? null : readDollars(fields.twoPaymentsCents ?? "");
  const name = (fields.name ?? "").trim();
  return {
    body: { name, priceCents: price ?? 0, twoPaymentsCents: each ?? null, isFree },
    errors: {
      ...(name === "" && { name: words.nameMissing }),
      ...(price === undefined && { priceCents: words.priceInvalid }),
      ...(each === undefined && { twoPaymentsCents: words.priceInvalid }),
    },
  };
}
