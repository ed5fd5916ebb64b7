import type { FirstOfferKey } from "./offers.ts";

/**
 * What an offer is made of. Its kind says how the academy delivers it: calls and co-working are gatherings, recordings a
 * shelf, a session is booked, files are made for one person, a space is where members meet.
 */
export const benefitKinds = [
  "calls",
  "co-working",
  "recordings",
  "session",
  "files",
  "space",
  "priority",
] as const;
export type BenefitKind = (typeof benefitKinds)[number];

/** Kinds that people come together for, at a time. */
export const gatheringKinds = ["calls", "co-working"] as const satisfies BenefitKind[];

/** How many a month the page that sells them says there are. */
export const datesPerMonth: Readonly<Record<string, number>> = {
  "group-calls": 1,
  "alumni-calls": 2,
  manifestation: 1,
};

/** Calls of which the page that sells them says that each is recorded. */
export const recordedBenefits: readonly string[] = ["alumni-calls"];

/** Those of which the page that sells them says that there is something new each month. */
export const monthlyBenefits: readonly string[] = ["alumni-resources"];

export type BenefitWords = { name: string; more: string };

/** Of a session: how long it takes, and how many there are. */
export type SessionTerms = { minutes: number; times: number; each: "once" | "month" };

export type Benefit = BenefitWords & {
  id: string;
  kind: BenefitKind;
  /** Of a session only. */
  session: SessionTerms | null;
};

/** A part of an offer; without months it stays as long as the offer does. */
export type OfferBenefit = { benefit: string; months: number | null };

const benefit = (id: string, kind: BenefitKind, name: string, more: string, session?: SessionTerms) => ({
  id,
  kind,
  name,
  more,
  session: session ?? null,
});

/** Those the academy begins with. */
export const firstBenefits: readonly Benefit[] = [
  benefit(
    "group-calls",
    "calls",
    "Monthly group support calls",
    "One a month, led by Elena. Bring the page you’re stuck on.",
  ),
  benefit("community", "space", "Private community", "For people in the Guided and Deep-Dive tiers."),
  benefit(
    "co-working",
    "co-working",
    "Co-working sessions",
    "Cameras on, mics off, everyone doing the thing they’ve been putting off.",
  ),
  benefit(
    "masterclasses",
    "recordings",
    "Exclusive masterclass recordings",
    "One subject each, to watch when you need it.",
  ),
  benefit(
    "strategy-session",
    "session",
    "90-minute 1:1 strategy session with the founder",
    "Your plan and nobody else’s.",
    { minutes: 90, times: 1, each: "once" },
  ),
  benefit(
    "personal-blueprint",
    "files",
    "A personalised blueprint",
    "Your model, offers and ninety days, written up for you after the session.",
  ),
  benefit(
    "messaging",
    "files",
    "Custom marketing messaging",
    "The words for your web page and your invitation, in your voice.",
  ),
  benefit(
    "session-recording",
    "files",
    "A recording of the session",
    "So you can listen instead of taking notes.",
  ),
  benefit("priority", "priority", "Priority support", "Your questions are answered first."),
  benefit(
    "alumni-calls",
    "calls",
    "Two bi-weekly group coaching calls",
    "Two calls a month, every call recorded.",
  ),
  benefit(
    "alumni-space",
    "space",
    "An always-available co-creation community space",
    "Open around the clock.",
  ),
  benefit(
    "alumni-sessions",
    "session",
    "Personal business coaching sessions",
    "Just you, the coach and your business.",
    { minutes: 45, times: 1, each: "month" },
  ),
  benefit(
    "alumni-resources",
    "recordings",
    "Monthly resources and templates",
    "Something new to use each month.",
  ),
  benefit(
    "guest-sessions",
    "calls",
    "Guest expert sessions",
    "People who know one thing well, and time for questions.",
  ),
  benefit(
    "manifestation",
    "calls",
    "Monthly manifestation sessions",
    "An hour with the wish, before the to-do list.",
  ),
  benefit(
    "urgent-help",
    "priority",
    "Direct access to the coach for urgent help",
    "For the day the contract arrives.",
  ),
];

const forMonths = (months: number | null, ...ids: string[]): OfferBenefit[] =>
  ids.map((each) => ({ benefit: each, months }));

const guided = [
  ...forMonths(6, "group-calls", "community", "co-working"),
  ...forMonths(null, "masterclasses"),
];

/** What each of the first offers holds besides its courses, in the order of the page that sells it. */
export const firstOfferBenefits: Record<FirstOfferKey, OfferBenefit[]> = {
  subscribePackage: [],
  blueprintSelfGuided: [],
  blueprintGuided: guided,
  blueprintDeepDive: [
    ...guided,
    ...forMonths(
      null,
      "strategy-session",
      "personal-blueprint",
      "messaging",
      "priority",
      "session-recording",
    ),
  ],
  alumniGroup: forMonths(
    null,
    "alumni-calls",
    "alumni-space",
    "alumni-sessions",
    "alumni-resources",
    "guest-sessions",
    "manifestation",
    "urgent-help",
  ),
};
