import type { OrderEnd, OrderState } from "@academy/contract/orders";

/** Said of an order that is neither ending nor ended. */
const states: Record<Exclude<OrderState, "ending" | "ended">, string> = {
  open: "Not paid yet",
  processing: "Payment under way",
  expired: "Not paid in time",
  active: "Open",
  refused: "Being looked into",
};

const ends: Record<OrderEnd, string> = {
  refunded: "Refunded",
  disputed: "Closed after a dispute",
  "payment-missed": "Closed for a missing payment",
  canceled: "Canceled",
};

/** What one has bought, in the settings. */
export const myOrders = {
  heading: "Orders",
  about: "What you have bought, your receipts, and your membership.",
  states,
  ends,
  ending: "Open until {day}",
  ended: "Ended",
  endedOn: "on {day}",
  placed: "Ordered on",
  /** How it is paid. */
  plans: {
    full: "{amount}, in one payment",
    "two-payments": "{amount}, in 2 payments",
    monthly: "{amount} each month",
  },
  next: "Next payment: {amount} on {day}",
  lookUp: "See how it stands",
  payments: {
    heading: "Payments",
    receipt: "Receipt {number} (PDF)",
    tax: "{amount} of it tax",
    refunded: "{amount} refunded",
  },
  gift: {
    label: "A gift for {name} ({email}).",
    delivered: "Handed over on {day}.",
    onDay: "It is handed over on {day}.",
    atOnce: "It is handed over as soon as it is paid.",
  },
  cancel: {
    button: "Cancel membership",
    title: "Cancel your membership?",
    until:
      "It stays open until {day}, and nothing is charged after that. Until then you can change your mind.",
    untilUnknown:
      "It stays open to the end of the month you have paid for, and nothing is charged after that. Until then you can change your mind.",
    confirm: "Yes, cancel it",
    busy: "Canceling…",
    keep: "Go back",
    done: "Your membership is canceled. It stays open until {day}.",
    doneUnknown: "Your membership is canceled.",
  },
  resume: { button: "Keep my membership", busy: "One moment…", done: "Your membership goes on." },
  changeCard: { button: "Change card", busy: "One moment…" },
  more: "Show more",
  loading: "Loading your orders…",
  failed: "Your orders could not be loaded.",
  tryAgain: "Try again",
  none: {
    heading: "Nothing bought yet",
    text: "What you buy stands here, with its receipts.",
    links: [
      { label: "The complete academy", to: "/subscribe" },
      { label: "Healer's Business Blueprint", to: "/healers-business-blueprint" },
    ],
  },
} as const;
