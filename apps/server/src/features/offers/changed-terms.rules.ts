import { firstOfferBenefits, type OfferBenefit } from "@academy/content/benefits";
import { formatPrice } from "@academy/content/format-price";
import { firstOffers, isCourseOffer, type OfferKey, type OfferWords } from "@academy/content/offers";
import type { OfferTerms } from "./offer-terms.rules.ts";

/** What the owner changes of an offer; a price of nothing has to be meant. */
export type OfferChange = OfferWords & { isFree: boolean };

type Refusal = { field: "name" | "priceCents" | "twoPaymentsCents"; message: string };

/** Payment providers take no less than half a dollar; a whole one leaves room for a code. */
const least = 100;
const most = 5_000_000;
/** Two halves may be a little more than the whole, for rounding, and never less. */
const maxRaise = 1.2;

/** Lowest first: whoever moves up pays the difference, so a higher one never costs less. */
const tiers: readonly OfferKey[] = ["blueprintSelfGuided", "blueprintGuided", "blueprintDeepDive"];

export const canBeInTwo = (offer: OfferKey) =>
  isCourseOffer(offer) || firstOffers[offer].twoPaymentsCents !== null;

export function refuseChange(
  offer: OfferKey,
  { name, priceCents, twoPaymentsCents, isFree }: OfferChange,
  others: readonly Pick<OfferTerms, "key" | "name" | "priceCents">[],
): Refusal | undefined {
  const refuse = (field: Refusal["field"], message: string) => ({ field, message });
  if (others.some((each) => each.key !== offer && each.name === name)) {
    return refuse("name", "Another offer has this name.");
  }
  if (isFree && offer === "alumniGroup") {
    return refuse("priceCents", "A membership needs a monthly price.");
  }
  const refused = refusePrice(priceCents, isFree);
  if (refused) return refused;
  return (
    refuseParts(offer, { priceCents, twoPaymentsCents, isFree }) ?? refuseOrder(offer, priceCents, others)
  );
}

/** The same of a course that is sold by itself: its name is the course's. */
export const refuseCoursePrice = (offer: OfferKey, price: Price): Refusal | undefined =>
  refusePrice(price.priceCents, price.isFree) ?? refuseParts(offer, price);

/** A price of nothing has to be meant. */
function refusePrice(priceCents: number, isFree: boolean): Refusal | undefined {
  const field = "priceCents";
  if (isFree) {
    if (priceCents === 0) return undefined;
    return { field, message: "What is free has no price. Clear it, or turn free off." };
  }
  if (priceCents >= least && priceCents <= most) return undefined;
  const range = `between ${formatPrice(least)} and ${formatPrice(most)}`;
  return { field, message: `Please enter a price ${range}, or make the offer free.` };
}

type Price = Pick<OfferChange, "priceCents" | "twoPaymentsCents" | "isFree">;

function refuseParts(
  offer: OfferKey,
  { priceCents, twoPaymentsCents: each, isFree }: Price,
): Refusal | undefined {
  if (each === null) return undefined;
  if (isFree) return { field: "twoPaymentsCents", message: "What is free isn’t paid in two parts." };
  if (!canBeInTwo(offer)) {
    return {
      field: "twoPaymentsCents",
      message: "Only the Blueprint and courses by themselves can be paid in two parts.",
    };
  }
  const [lowest, highest] = [Math.ceil(priceCents / 2), Math.floor((priceCents * maxRaise) / 2)];
  if (each >= lowest && each <= highest) return undefined;
  return {
    field: "twoPaymentsCents",
    message: `Each of the two payments has to be between ${formatPrice(lowest)} and ${formatPrice(highest)}: together they can’t be less than the price, nor much more.`,
  };
}

function refuseOrder(
  offer: OfferKey,
  priceCents: number,
  others: readonly Pick<OfferTerms, "key" | "name" | "priceCents">[],
): Refusal | undefined {
  const place = tiers.indexOf(offer);
  if (place === -1) return undefined;
  const at = (key: OfferKey | undefined) => others.find((each) => each.key === key);
  const below = at(tiers[place - 1]);
  const above = at(tiers[place + 1]);
  const moveUp = "People move up for the difference.";
  if (below && priceCents < below.priceCents) {
    return {
      field: "priceCents",
      message: `It can’t cost less than ${below.name}, which is ${formatPrice(below.priceCents)}. ${moveUp}`,
    };
  }
  if (above && priceCents > above.priceCents) {
    return {
      field: "priceCents",
      message: `It can’t cost more than ${above.name}, which is ${formatPrice(above.priceCents)}. ${moveUp} Change that one first.`,
    };
  }
  return undefined;
}

/** The next version of an offer. */
export function changedTerms(
  terms: OfferTerms,
  { name, priceCents, twoPaymentsCents }: OfferWords,
): OfferTerms {
  return {
    ...terms,
    name,
    priceCents,
    instalments: inTwo(twoPaymentsCents),
  };
}

/** The next version, made of other benefits. What is as the academy began follows its releases again. */
export function composedTerms(
  { areBenefitsOwn: _, ...terms }: OfferTerms,
  benefits: OfferBenefit[],
): OfferTerms {
  const { key } = terms;
  const first = isCourseOffer(key) ? [] : firstOfferBenefits[key];
  const isFirst = JSON.stringify(first) === JSON.stringify(benefits);
  return { ...terms, benefits, ...(isFirst ? {} : { areBenefitsOwn: true as const }) };
}

export const inTwo = (each: number | null): OfferTerms["instalments"] =>
  each === null ? null : { count: 2, priceCents: each };

/** What the pages say of an offer. */
export const wordsOfTerms = ({ name, priceCents, instalments }: OfferTerms): OfferWords => ({
  name,
  priceCents,
  twoPaymentsCents: instalments?.priceCents ?? null,
});
