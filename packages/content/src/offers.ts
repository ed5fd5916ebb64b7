import { editable } from "./editable.ts";
import { formatPrice } from "./format-price.ts";

/** Everything that can be bought. Prices are whole cents of a US dollar. */
export type OfferFeature = { name: string; more: string };

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

export type OfferKey = keyof typeof firstOffers;

/** What the words of an offer are published as. */
export const offerWordsKey = (key: OfferKey) => `offer-${key}`;

const termsOf = (key: OfferKey): OfferWords => editable<OfferWords>(offerWordsKey(key), firstOffers[key]);
const named = ({ name, priceCents }: OfferWords) => ({ name, priceCents });

/** A tier of the Blueprint, which can also be paid in two parts. */
const tierOf = ({ twoPaymentsCents, ...terms }: OfferWords) => ({
  ...terms,
  twoPayments:
    twoPaymentsCents === null
      ? null
      : {
          count: 2,
          priceCents: twoPaymentsCents,
          label: `or 2 payments of ${formatPrice(twoPaymentsCents)}`,
        },
});

const group = termsOf("alumniGroup");

/** Grants every course. */
export const subscribePackage = {
  key: "subscribePackage",
  ...named(termsOf("subscribePackage")),
  currency: "USD",
  billing: "one-time",
  billingLabel: "one-time",
  accessLabel: "Lifetime access",
  shortDescription:
    "Every course in the academy for one payment, with no renewals. Calls, coaching and the community are not part of it: those come with the Guided and Deep-Dive tiers of the Blueprint, and with the alumni group.",
  features: [
    { name: "Foundation & Mindset", more: "Your work in plain words, and a price you can say out loud." },
    { name: "Business Strategy", more: "Offers, web pages, bookings and bookkeeping." },
    { name: "Advanced Healing", more: "Groups, grief, silence, and where your craft ends." },
    { name: "Healer’s Business Blueprint", more: "The 3-week course, ending in a 90-day launch plan." },
    {
      name: "The resource vault",
      more: "A workbook for every course, the launch plan and six more templates, from the price list to the referral letter, as PDFs to print and write on.",
    },
    {
      name: "Certificates",
      more: "One for each course you finish, with a web address where anyone can check it.",
    },
  ],
  moneyBackDays: 30,
  guaranteeLabel: "30-day money-back guarantee",
} as const;

/**
 * The three tiers of the sales page, in the order of the page. The course opens by itself; what the higher tiers add, the
 * founder does by hand and arranges by email, and the words about it say so. `moneyBackDays` is null: the specification gives the
 * 30-day guarantee to the subscribe package and the alumni group only, so no word about the tiers promises one.
 */
export const blueprintTiers = [
  {
    key: "blueprintSelfGuided",
    ...tierOf(termsOf("blueprintSelfGuided")),
    currency: "USD",
    billing: "one-time",
    billingLabel: "one-time",
    badge: null,
    shortDescription:
      "The whole course, at your own table and in your own time. For people who finish what they start.",
    featuresLabel: "What you get",
    features: [
      { name: "Lifetime access", more: "Take it twice, or again in three years." },
      { name: "Step-by-step modules", more: "Three weeks, seventeen lessons, one thing at a time." },
      {
        name: "Workbooks and templates",
        more: "A PDF workbook for each week, and the 90-day launch plan template.",
      },
    ],
    buttonLabel: "Choose Self-Guided",
    moneyBackDays: null,
  },
  {
    key: "blueprintGuided",
    ...tierOf(termsOf("blueprintGuided")),
    currency: "USD",
    billing: "one-time",
    billingLabel: "one-time",
    badge: "MOST POPULAR",
    shortDescription:
      "The course, and six months of company while you carry out the plan. Elena runs the calls and the community herself, and emails you the dates and links after you buy.",
    featuresLabel: "Everything in Self-Guided, plus",
    features: [
      {
        name: "6 months of monthly group support calls",
        more: "One a month, led by Elena. Bring the page you’re stuck on.",
      },
      {
        name: "Private community",
        more: "For people in the Guided and Deep-Dive tiers. Your invitation comes by email.",
      },
      {
        name: "Co-working sessions",
        more: "Cameras on, mics off, everyone doing the thing they’ve been putting off.",
      },
      {
        name: "Exclusive masterclass recordings",
        more: "One subject each, to watch when you need it. Elena emails you the links.",
      },
    ],
    buttonLabel: "Choose Guided",
    moneyBackDays: null,
  },
  {
    key: "blueprintDeepDive",
    ...tierOf(termsOf("blueprintDeepDive")),
    currency: "USD",
    billing: "one-time",
    billingLabel: "one-time",
    badge: "DEEP DIVE",
    shortDescription:
      "All of it, and ninety minutes with the founder on your own plan. For people who think best in conversation.",
    featuresLabel: "Everything in Guided, plus",
    features: [
      {
        name: "90-minute 1:1 strategy session with the founder",
        more: "Your plan and nobody else’s. Elena emails you to set a time.",
      },
      {
        name: "A personalised blueprint",
        more: "Your model, offers and ninety days, written up for you after the session.",
      },
      {
        name: "Custom marketing messaging",
        more: "The words for your web page and your invitation, in your voice.",
      },
      { name: "Priority support", more: "Your questions are answered first." },
      { name: "A recording of the session", more: "So you can listen instead of taking notes." },
    ],
    buttonLabel: "Choose Deep Dive",
    moneyBackDays: null,
  },
] as const;

/** By invitation, or after the foundational program. What happens in it the founder runs by hand, by email and call. */
export const alumniGroup = {
  key: "alumniGroup",
  ...named(group),
  currency: "USD",
  billing: "monthly",
  billingLabel: "per month",
  perDayLabel: `about ${formatPrice(Math.round(group.priceCents / 30))} per day`,
  cancelLabel: "Cancel anytime",
  shortDescription:
    "Company for the part after the course: two calls a month, a community space that’s always open, and a coach who knows your plan.",
  /** What each part would cost alone, in a month. */
  statedValues: [
    { name: "Group calls", valueCents: 20_000 },
    { name: "Community access", valueCents: 14_700 },
    { name: "Business sessions", valueCents: 15_000 },
    { name: "Resources and templates", valueCents: 5_000 },
    { name: "Bonus magic", valueCents: 5_000 },
  ],
  features: [
    { name: "Two bi-weekly group coaching calls", more: "Two calls a month, every call recorded." },
    {
      name: "An always-available co-creation community space",
      more: "Open around the clock.",
    },
    {
      name: "Personal business coaching sessions",
      more: "Just you, the coach and your business.",
    },
    { name: "Monthly resources and templates", more: "Something new to use each month." },
    { name: "Guest expert sessions", more: "People who know one thing well, and time for questions." },
    { name: "Monthly manifestation sessions", more: "An hour with the wish, before the to-do list." },
    { name: "Surprise gifts", more: "Small unannounced extras." },
    { name: "Direct access to the coach for urgent help", more: "For the day the contract arrives." },
    { name: "Win celebrations", more: "Small ones count most." },
  ],
  foundingMembers: 20,
  foundingLabel: "Limited to 20 founding members",
  joinLabel: "Join 19 other conscious entrepreneurs",
  moneyBackDays: 30,
  guaranteeLabel: "30-day refund guarantee",
  trustLine: ["Secure Payment", "Cancel Anytime", "Starts Immediately"],
} as const;

export const offers = [subscribePackage, ...blueprintTiers, alumniGroup] as const;
