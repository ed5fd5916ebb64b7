import type { TestAct } from "@academy/contract/test-checkout";

type ActWords = { label: string; hint?: string };

const acts: Record<TestAct, ActWords> = {
  pay: { label: "Pay" },
  "pay-later": {
    label: "Pay with a method that takes days to clear",
    hint: "Like a bank debit: the payment is promised but still processing.",
  },
  decline: { label: "Decline the card", hint: "The card is declined and nothing is charged." },
  "walk-away": { label: "Walk away", hint: "Back to the academy without paying." },
  settle: { label: "Let the money arrive", hint: "The days have passed and the payment has cleared." },
  "pay-next": { label: "Make the next payment", hint: "The second of two, or another month." },
  "miss-next": { label: "Miss the next payment", hint: "The card is declined when the payment is due." },
  refund: { label: "Refund it in full" },
  "refund-part": { label: "Refund half of it" },
  dispute: { label: "Dispute it at the bank", hint: "The buyer asks their bank for the money back." },
  "win-dispute": { label: "Decide the dispute for the academy" },
  cancel: {
    label: "Cancel the membership",
    hint: "No more payments; access continues to the end of the paid month.",
  },
  end: { label: "Let the month run out" },
};

type Group = { legend: string; acts: readonly TestAct[] };

const groups: readonly Group[] = [
  { legend: "TEST: pay, or don’t", acts: ["pay", "pay-later", "decline", "walk-away"] },
  { legend: "TEST: payment processing", acts: ["settle"] },
  { legend: "TEST: the next payment", acts: ["pay-next", "miss-next"] },
  { legend: "TEST: refunds and disputes", acts: ["refund", "refund-part", "dispute", "win-dispute"] },
  { legend: "TEST: the membership", acts: ["cancel", "end"] },
];

/** The words of `/test-checkout/{id}`, a demo's own payment page: that it is a test is said throughout. */
export const testCheckoutPage = {
  title: "TEST checkout",
  description: "A demo’s own payment page, where no money moves.",
  banner: "TEST: this is not a real payment page. It takes no money and asks for no card.",
  heading: "TEST: pay {amount}",
  headingDone: "TEST: after paying {amount}",
  headingExpired: "TEST: this checkout is closed",
  offer: "For",
  amount: "Amount",
  plans: { full: "{amount} once", "two-payments": "2 payments of {amount}", monthly: "{amount} each month" },
  email: "Email",
  declined: "TEST: the card was declined. Nothing was charged. You can try again.",
  expired: "This checkout has closed. Please order again at the academy.",
  done: "TEST done: {act}.",
  busy: "One moment…",

  payments: {
    heading: "TEST payments so far",
    refunded: "{amount} refunded",
    disputed: "Disputed",
    unsettled: "Still processing",
  },
  groups,
  acts,
  back: "Back to the academy",

  missing: {
    heading: "Test checkout not found",
    text: "The demo may have been restarted, or this academy takes real payments.",
    link: { label: "Contact us", to: "/contact" },
  },
  failed: { heading: "We can’t load the test checkout right now", again: "Try again" },
} as const;
