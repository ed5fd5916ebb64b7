import type { OfferKey } from "@academy/content/offers";

export type Coupon = {
  id: string;
  code: string;
  percentOff: number | null;
  centsOff: number | null;
  offers: OfferKey[] | null;
  maxUses: number | null;
  maxPerPerson: number | null;
  expiresAt: Date | null;
};

/** Capitals, spaces and the dashes people put in make no other code. */
export const plainCode = (typed: string) => typed.toUpperCase().replace(/[\s-]/g, "");

type Use = { offer: OfferKey; uses: number; usesOfPerson: number; now: Date };

/** Undefined where it counts; else why not, in words for whoever typed it. */
export function refusalOf(coupon: Coupon | undefined, { offer, uses, usesOfPerson, now }: Use) {
  if (!coupon) return "We don’t recognize that code. Please check it.";
  if (coupon.expiresAt && coupon.expiresAt <= now) return "That code has expired.";
  // A membership keeps one price for as long as it lasts.
  if (offer === "alumniGroup" || (coupon.offers && !coupon.offers.includes(offer))) {
    return "That code is for a different offer.";
  }
  if (coupon.maxUses !== null && uses >= coupon.maxUses) return "That code has been used up.";
  if (coupon.maxPerPerson !== null && usesOfPerson >= coupon.maxPerPerson) {
    return "You’ve already used that code.";
  }
  return undefined;
}
