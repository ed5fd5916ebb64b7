import { alumniGroup, blueprintTiers, type OfferKey, subscribePackage } from "@academy/content/offers";
import { checkoutPage } from "@academy/content/pages/buying/checkout-page";
import type { ArchetypeKey } from "@academy/quiz/archetypes";

/** An offer as it stands on the plate: what it is called, what it opens, and whose drawing it wears. */
export type SoldOffer = {
  key: OfferKey;
  name: string;
  /** What it is a part of. */
  of: string;
  shortDescription: string;
  /** Of a course by itself: what its modules are called. */
  modules: readonly string[];
  terms: readonly string[];
  archetype: ArchetypeKey;
  /** Of those that are counted. */
  seats: number | null;
};

const { courses } = checkoutPage;

const sold: readonly SoldOffer[] = [
  {
    ...subscribePackage,
    of: courses.academy,
    modules: [],
    terms: [subscribePackage.accessLabel, subscribePackage.guaranteeLabel],
    archetype: "mystic",
    seats: null,
  },
  ...blueprintTiers.map((tier) => ({
    ...tier,
    of: courses.blueprint,
    modules: [],
    terms: [],
    archetype: "architect" as const,
    seats: null,
  })),
  {
    ...alumniGroup,
    of: courses.academy,
    modules: [],
    terms: [alumniGroup.cancelLabel, alumniGroup.guaranteeLabel],
    archetype: "mother",
    seats: alumniGroup.foundingMembers,
  },
];

/** The offer that an address names, if there is such a one. */
export const offerCalled = (key: string | undefined) => sold.find((offer) => offer.key === key);
