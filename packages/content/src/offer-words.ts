import { editable } from "./editing/editable.ts";

/** What is said of each offer wherever it is sold. Names and prices are its terms, in `offers.ts`. */

export const priceWords = editable("price-words", {
  twoPayments: "or {count} payments of {price}",
} as const);

export const packageWords = editable("package-words", {
  billingLabel: "one-time",
  accessLabel: "Lifetime access",
  shortDescription:
    "A package of our courses for one payment, with no renewals. Calls, coaching and the community are not part of it: those come with the Guided and Deep-Dive tiers of the Blueprint, and with the alumni group.",
  features: [
    { name: "Foundation & Mindset", more: "Your work in plain words, and a price you can say out loud." },
    { name: "Business Strategy", more: "Offers, web pages, bookings and bookkeeping." },
    { name: "Advanced Healing", more: "Groups, grief, silence, and where your craft ends." },
    { name: "Healer’s Business Blueprint", more: "The 3-week course, ending in a 90-day launch plan." },
    {
      name: "The resource vault",
      more: "Workbooks for these courses, the launch plan and six more templates, from the price list to the referral letter, as PDFs to print and write on.",
    },
    {
      name: "Certificates",
      more: "One for each course you finish, with a web address where anyone can check it.",
    },
  ],
  guaranteeLabel: "{days}-day money-back guarantee",
} as const);

export const selfGuidedWords = editable("self-guided-words", {
  billingLabel: "one-time",
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
} as const);

export const guidedWords = editable("guided-words", {
  billingLabel: "one-time",
  badge: "MOST POPULAR",
  shortDescription:
    "The course, and six months of company while you carry out the plan. Elena leads the calls herself. You’ll find their dates in your account as soon as you’ve bought it.",
  featuresLabel: "Everything in Self-Guided, plus",
  features: [
    {
      id: "calls",
      name: "6 months of monthly group support calls",
      more: "One a month, led by Elena. Bring the page you’re stuck on.",
    },
    {
      id: "community",
      name: "Private community",
      more: "For people in the Guided and Deep-Dive tiers, for the same six months. You go in from your dashboard.",
    },
    {
      id: "co-working",
      name: "Co-working sessions",
      more: "Six months of them. Cameras on, mics off, everyone doing the thing they’ve been putting off.",
    },
    {
      name: "Exclusive masterclass recordings",
      more: "One subject each, to watch when you need it, in your account. They stay.",
    },
  ],
  buttonLabel: "Choose Guided",
} as const);

export const deepDiveWords = editable("deep-dive-words", {
  billingLabel: "one-time",
  badge: "DEEP DIVE",
  shortDescription:
    "All of it, and ninety minutes with the founder on your own plan. For people who think best in conversation.",
  featuresLabel: "Everything in Guided, plus",
  features: [
    {
      id: "session",
      name: "90-minute 1:1 strategy session with the founder",
      more: "Your plan and nobody else’s. You choose the time yourself, from the hours Elena has free.",
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
} as const);

export const groupWords = editable("group-words", {
  billingLabel: "per month",
  perDayLabel: "about {price} per day",
  cancelLabel: "Cancel anytime",
  shortDescription:
    "Company for the part after the course: two calls a month, a community space that’s always open, and a coach who knows your plan.",
  /** What each part would cost alone, in a month: the figures are beside the offer. */
  valued: ["Group calls", "Community access", "Business sessions", "Resources and templates", "Bonus magic"],
  features: [
    {
      id: "calls",
      name: "Two bi-weekly group coaching calls",
      more: "Two calls a month, every call recorded.",
    },
    {
      id: "community",
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
  foundingLabel: "Limited to {seats} founding members",
  joinLabel: "Join 19 other conscious entrepreneurs",
  guaranteeLabel: "{days}-day refund guarantee",
  trustLine: ["Secure Payment", "Cancel Anytime", "Starts Immediately"],
} as const);
