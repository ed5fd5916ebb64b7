import type { TestAct } from "@academy/contract/test-checkout";

type Act = { label: string; hint?: string };

const acts: Record<TestAct, Act> = {
  pay: { label: "Pay" },
  "pay-later": {
    label: "Pay by a way that takes days to settle",
    hint: "As a bank debit would: the money is promised and still under way.",
  },
  decline: { label: "Be declined", hint: "The card is refused and nothing is charged." },
  "walk-away": { label: "Walk away", hint: "Back to the academy without paying." },
  settle: { label: "Let the money arrive", hint: "The days have passed and the payment has settled." },
  "pay-next": { label: "Make the next payment", hint: "The second of two, or another month." },
  "miss-next": { label: "Miss the next payment", hint: "The card is refused when it falls due." },
  refund: { label: "Refund all of it" },
  "refund-part": { label: "Refund half of it" },
  dispute: { label: "Dispute it at the bank", hint: "The buyer asks their bank for the money back." },
  "win-dispute": { label: "Decide the dispute for the academy" },
  cancel: { label: "Cancel the membership", hint: "No more payments; what is paid stays open." },
  end: { label: "Let the month run out" },
};

type Group = { legend: string; acts: readonly TestAct[] };

const groups: readonly Group[] = [
  { legend: "TEST: pay, or don't", acts: ["pay", "pay-later", "decline", "walk-away"] },
  { legend: "TEST: money under way", acts: ["settle"] },
  { legend: "TEST: the next payment", acts: ["pay-next", "miss-next"] },
  { legend: "TEST: money back", acts: ["refund", "refund-part", "dispute", "win-dispute"] },
  { legend: "TEST: the membership", acts: ["cancel", "end"] },
];

/** The words of `/test-checkout/{id}`, a demo's own payment page: that it is a test is said throughout. */
export const testCheckoutPage = {
  title: "TEST checkout",
  description: "A demo's own payment page, where no money moves.",
  banner: "TEST: this is not a real payment page. No money moves, and no card is asked for.",
  heading: "TEST: pay {amount}",
  headingDone: "TEST: after paying {amount}",
  headingExpired: "TEST: this checkout is closed",
  offer: "For",
  amount: "Amount",
  plans: { full: "{amount} once", "two-payments": "2 payments of {amount}", monthly: "{amount} each month" },
  email: "E-mail",
  declined: "TEST: the card was declined. Nothing was charged. You can try again.",
  expired: "Nobody can pay here any more. Order again at the academy.",
  done: "TEST done: {act}.",
  busy: "One moment…",

  payments: {
    heading: "TEST payments so far",
    refunded: "{amount} refunded",
    disputed: "Disputed",
    unsettled: "Still under way",
  },
  groups,
  acts,
  back: "Back to the academy",

  missing: {
    heading: "There is no test checkout here",
    text: "It belongs to a demo that was started afresh, or this academy takes real payments.",
    link: { label: "Write to us", to: "/contact" },
  },
  failed: { heading: "The test checkout can't be shown right now", again: "Try again" },
} as const;
