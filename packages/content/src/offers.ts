import { editable } from "./editing/editable.ts";
import { formatPrice } from "./format-price.ts";
import {
  deepDiveWords,
  groupWords,
  guidedWords,
  packageWords,
  priceWords,
  selfGuidedWords,
} from "./offer-words.ts";

/** What the owner changes of an offer in the studio, all of it at once. */
export type OfferWords = {
  name: string;
  priceCents: number;
  /** Each of two payments; null where it is paid at once. */
  twoPaymentsCents: number | null;
};

/** As the specification gives them: what the academy begins with. */
export const firstOffers = {
  subscribePackage: { name: "The complete academy", priceCents: 99_700, twoPaymentsCents: null },
  blueprintSelfGuided: { name: "Self-Guided Journey", priceCents: 19_700, twoPaymentsCents: 9_900 },
  blueprintGuided: {
    name: "Guided Journey & Implementation Support",
    priceCents: 29_700,
    twoPaymentsCents: 14_900,
  },
  blueprintDeepDive: {
    name: "Personalised Deep-Dive Experience",
    priceCents: 49_700,
    twoPaymentsCents: 24_900,
  },
  alumniGroup: { name: "Career Changer Alumni Group", priceCents: 9_700, twoPaymentsCents: null },
} as const satisfies Record<string, OfferWords>;

/** Those that the academy begins with. */
export type FirstOfferKey = keyof typeof firstOffers;

/** A course that the owner sells by itself, by the course's id. */
export type CourseOfferKey = `course-${string}`;

export type OfferKey = FirstOfferKey | CourseOfferKey;

const courseBeginning = "course-";
export const courseOfferOf = (courseId: string): CourseOfferKey => `${courseBeginning}${courseId}`;
export const isCourseOffer = (offer: string): offer is CourseOfferKey => offer.startsWith(courseBeginning);
/** The course that is sold. */
export const courseIdOf = (offer: CourseOfferKey) => offer.slice(courseBeginning.length);

/** What the words of an offer are published as. */
export const offerWordsKey = (key: FirstOfferKey) => `offer-${key}`;

const termsOf = (key: FirstOfferKey): OfferWords =>
  editable<OfferWords>(offerWordsKey(key), firstOffers[key]);
const named = ({ name, priceCents }: OfferWords) => ({ name, priceCents });

/** A tier of the Blueprint, which can also be paid in two parts. */
const tierOf = ({ twoPaymentsCents, ...terms }: OfferWords) => ({
  ...terms,
  currency: "USD" as const,
  billing: "one-time" as const,
  moneyBackDays: null,
  twoPayments:
    twoPaymentsCents === null
      ? null
      : {
          count: 2,
          priceCents: twoPaymentsCents,
          label: priceWords.twoPayments
            .replace("{count}", "2")
            .replace("{price}", () => formatPrice(twoPaymentsCents)),
        },
});

const group = termsOf("alumniGroup");
const withDays = (label: string, days: number) => label.replace("{days}", String(days));

const packageDays = 30;

/** Grants every course that is part of it. */
export const subscribePackage = {
  key: "subscribePackage",
  ...named(termsOf("subscribePackage")),
  currency: "USD",
  billing: "one-time",
  ...packageWords,
  moneyBackDays: packageDays,
  guaranteeLabel: withDays(packageWords.guaranteeLabel, packageDays),
} as const;

/**
 * The three tiers of the sales page, in the order of the page. What each is made of besides the course is in `benefits.ts`.
 * `moneyBackDays` is null: the specification gives the 30-day guarantee to the subscribe package and the alumni group only,
 * so no word about the tiers promises one.
 */
export const blueprintTiers = [
  {
    key: "blueprintSelfGuided",
    ...tierOf(termsOf("blueprintSelfGuided")),
    badge: null,
    ...selfGuidedWords,
  },
  { key: "blueprintGuided", ...tierOf(termsOf("blueprintGuided")), ...guidedWords },
  { key: "blueprintDeepDive", ...tierOf(termsOf("blueprintDeepDive")), ...deepDiveWords },
] as const;

/** What each part of the group would cost alone, in a month. */
const valueCents = [20_000, 14_700, 15_000, 5_000, 5_000] as const;
const groupDays = 30;
const seats = 20;

/** By invitation, or after the foundational program. What it is made of is in `benefits.ts`. */
export const alumniGroup = {
  key: "alumniGroup",
  ...named(group),
  currency: "USD",
  billing: "monthly",
  ...groupWords,
  perDayLabel: groupWords.perDayLabel.replace("{price}", () =>
    formatPrice(Math.round(group.priceCents / 30)),
  ),
  statedValues: valueCents.map((cents, index) => ({
    name: groupWords.valued[index] ?? "",
    valueCents: cents,
  })),
  foundingMembers: seats,
  foundingLabel: groupWords.foundingLabel.replace("{seats}", String(seats)),
  moneyBackDays: groupDays,
  guaranteeLabel: withDays(groupWords.guaranteeLabel, groupDays),
} as const;

/** Everything that can be bought. Prices are whole cents of a US dollar. */
export const offers = [subscribePackage, ...blueprintTiers, alumniGroup] as const;
