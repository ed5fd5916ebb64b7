import { firstOfferBenefits, type OfferBenefit } from "@academy/content/benefits";
import { courseOfferOf, type OfferKey, type offers } from "@academy/content/offers";
import type { Plan } from "@academy/contract/orders";

/** The terms of an offer that money and access depend on, in whole cents. */
export type OfferTerms = {
  key: OfferKey;
  name: string;
  description: string;
  priceCents: number;
  currency: string;
  billing: "one-time" | "monthly";
  instalments: { count: number; priceCents: number } | null;
  /** How many people can have it at the same time. */
  seats: number | null;
  moneyBackDays: number | null;
  /** What it holds besides courses. */
  benefits: OfferBenefit[];
  /** Where they are the owner’s own: a release leaves them as they are. */
  areBenefitsOwn?: true;
};

export function termsOfContent(offer: (typeof offers)[number]): OfferTerms {
  const parts = "twoPayments" in offer ? offer.twoPayments : undefined;
  return {
    key: offer.key,
    name: offer.name,
    description: offer.shortDescription,
    priceCents: offer.priceCents,
    currency: offer.currency,
    billing: offer.billing,
    instalments: parts ? { count: parts.count, priceCents: parts.priceCents } : null,
    seats: "foundingMembers" in offer ? offer.foundingMembers : null,
    moneyBackDays: offer.moneyBackDays,
    benefits: firstOfferBenefits[offer.key],
  };
}

/** A course that is sold by itself: paid once, for good. */
export const termsOfCourse = (
  { id, title }: { id: string; title: string },
  priceCents: number,
): OfferTerms => ({
  key: courseOfferOf(id),
  name: title,
  description: `One course: ${title}`,
  priceCents,
  currency: "USD",
  billing: "one-time",
  instalments: null,
  seats: null,
  moneyBackDays: null,
  benefits: [],
});

/** The ways an offer can be paid. */
export function plansOf({ billing, instalments }: OfferTerms): Plan[] {
  if (billing === "monthly") return ["monthly"];
  return instalments ? ["full", "two-payments"] : ["full"];
}

/** The alumni group is a seat for one person: it can't be given away. */
export const canBeGiven = ({ billing }: OfferTerms) => billing === "one-time";

/** From the lowest to the highest: whoever has one moves up for the difference. */
const tiers: readonly OfferKey[] = ["blueprintSelfGuided", "blueprintGuided", "blueprintDeepDive"];

/** The tiers below an offer. */
export const tiersBelow = (offer: OfferKey): readonly OfferKey[] =>
  tiers.slice(0, Math.max(0, tiers.indexOf(offer)));

/** The offers that make one needless to somebody: itself, and those that contain all of it. */
export function containing(offer: OfferKey): OfferKey[] {
  const at = tiers.indexOf(offer);
  return at === -1 ? [offer] : [...tiers.slice(at)];
}
