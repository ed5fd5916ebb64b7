import type { Benefit } from "@academy/content/benefits";
import type { OfferKey } from "@academy/content/offers";
import type { OfferPart } from "@academy/contract/fields/offer-parts";
import { throughMonths } from "../../platform/months.rules.ts";
import { benefitsOf, openingOf } from "../access/public.ts";

type CourseName = {
  id: string;
  title: string;
  starterKey: string | null;
  isInPackage: boolean;
  isPublished: boolean;
};
export type PartNames = { courses: readonly CourseName[]; benefits: ReadonlyMap<string, Benefit> };
export type OrderBenefit = { benefit: string; until: Date | null };

/** The courses that an offer opens, in their order. */
export function coursesOf(offer: OfferKey, { courses }: PartNames): CourseName[] {
  const opening = openingOf(offer);
  if (opening.opens === "alumni-space") return [];
  if (opening.opens === "all-courses") return courses.filter((each) => each.isPublished && each.isInPackage);
  return courses.filter((each) =>
    "courseId" in opening ? each.id === opening.courseId : each.starterKey === opening.starterKey,
  );
}

type SoldTerms = { offer: OfferKey; terms: object };

/**
 * What an offer is made of under its terms: its courses, then its benefits. Until when is known of what begins on a day,
 * or was opened by an order; a benefit that nobody knows any more is not named.
 */
export function partsOf(
  { offer, terms }: SoldTerms,
  names: PartNames,
  { from, held }: { from?: Date; held?: readonly OrderBenefit[] | undefined } = {},
): OfferPart[] {
  const courses = coursesOf(offer, names).map(
    ({ id, title: name }): OfferPart => ({ id, kind: "course", name, more: "", months: null, until: null }),
  );
  const benefits = benefitsOf(offer, terms).flatMap(({ benefit, months }): OfferPart[] => {
    const known = names.benefits.get(benefit);
    if (!known) return [];
    const { id, kind, name, more } = known;
    const opened = held?.find((each) => each.benefit === benefit);
    const until = opened ? opened.until : from && months !== null ? throughMonths(from, months) : null;
    return [{ id, kind, name, more, months, until: until?.toISOString() ?? null }];
  });
  return [...courses, ...benefits];
}
