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

/** What a code may be, once it is plain. */
export const isCode = (plain: string) => /^[\p{L}\p{N}]{3,40}$/u.test(plain);

const day = 24 * 60 * 60 * 1000;

/** When a code ends whose last day this is: the day itself still counts. Undefined for what is no day. */
export function endOfDay(text: string): Date | undefined {
  const start = new Date(`${text}T00:00:00.000Z`);
  const isDay =
    /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(start.getTime()) && start.toISOString().startsWith(text);
  return isDay ? new Date(start.getTime() + day) : undefined;
}

/** The last day on which it counts. */
export const lastDayOf = (expiresAt: Date) => new Date(expiresAt.getTime() - day).toISOString().slice(0, 10);

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
