import { firstOfferBenefits, type OfferBenefit } from "@academy/content/benefits";
import {
  courseIdOf,
  courseOfferOf,
  type FirstOfferKey,
  isCourseOffer,
  type OfferKey,
  offers,
} from "@academy/content/offers";
import { pricing } from "@academy/content/pages/blueprint/page";

/** What an offer opens. The course of the sales page is named by its starter key, one that is sold by itself by its id. */
export type OfferContent =
  | { opens: "course"; starterKey: string }
  | { opens: "course"; courseId: string }
  | { opens: "all-courses" }
  | { opens: "alumni-space" };

const blueprint = { opens: "course", starterKey: "healers-business-blueprint" } satisfies OfferContent;

const openings: Record<FirstOfferKey, OfferContent> = {
  subscribePackage: { opens: "all-courses" },
  blueprintSelfGuided: blueprint,
  blueprintGuided: blueprint,
  blueprintDeepDive: blueprint,
  alumniGroup: { opens: "alumni-space" },
};

export function openingOf(offer: OfferKey): OfferContent {
  return isCourseOffer(offer) ? { opens: "course", courseId: courseIdOf(offer) } : openings[offer];
}

/** What terms hold besides courses; those sold before an offer named its benefits hold what its page promised. */
export function benefitsOf(offer: OfferKey, terms: object): readonly OfferBenefit[] {
  if ("benefits" in terms && Array.isArray(terms.benefits)) return terms.benefits as OfferBenefit[];
  return isCourseOffer(offer) ? [] : firstOfferBenefits[offer];
}

/** Where the offers are that open a course: one that is sold by itself has a sales page, and every other the package. */
export const offersPathOf = (starterKey: string | null): string =>
  starterKey === blueprint.starterKey ? `/healers-business-blueprint#${pricing.id}` : "/subscribe";

/** The offers that may open a course, those for it alone before the one for all of them. */
export const offersThatOpen = (
  courseId: string,
  { starterKey, isInPackage }: { starterKey: string | null; isInPackage: boolean },
): OfferKey[] => {
  const of = (isRight: (opening: OfferContent) => boolean) =>
    offerKeys.filter((key) => isRight(openings[key]));
  return [
    ...of((opening) => "starterKey" in opening && opening.starterKey === starterKey),
    courseOfferOf(courseId),
    ...(isInPackage ? of(({ opens }) => opens === "all-courses") : []),
  ];
};

/** The offer as it is today: what a grant keeps a copy of. */
export function termsOf(offer: FirstOfferKey): (typeof offers)[number] {
  const terms = offers.find(({ key }) => key === offer);
  if (!terms) throw new Error(`there is no offer ${offer}`);
  return terms;
}

export const offerKeys: readonly FirstOfferKey[] = offers.map(({ key }) => key);

const courseOffer = /^course-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export function isOfferKey(text: string): text is OfferKey {
  return (offerKeys as readonly string[]).includes(text) || courseOffer.test(text);
}
