import type { OrderEnd, OrderState } from "@academy/contract/orders";
import { editable } from "../../editing/editable.ts";

/** Said of an order that is neither ending nor ended. */
const states: Record<Exclude<OrderState, "ending" | "ended">, string> = {
  open: "Not paid yet",
  processing: "Payment processing",
  expired: "Not paid in time",
  active: "Active",
  refused: "Under review",
};

const ends: Record<OrderEnd, string> = {
  refunded: "Refunded",
  disputed: "Closed after a dispute",
  "payment-missed": "Closed for a missed payment",
  canceled: "Canceled",
};

/** What one has bought, in the settings. */
export const myOrders = editable("my-orders", {
  heading: "Orders",
  about: "Your purchases, receipts and membership.",
  states,
  ends,
  ending: "Active until {day}",
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
  lookUp: "Check status",
  payments: {
    heading: "Payments",
    receipt: "Receipt {number} (PDF)",
    tax: "includes {amount} tax",
    refunded: "{amount} refunded",
  },
  gift: {
    label: "A gift for {name} ({email}).",
    delivered: "Sent on {day}.",
    onDay: "We’ll send it on {day}.",
    atOnce: "We’ll send it as soon as it’s paid.",
  },
  cancel: {
    button: "Cancel membership",
    title: "Cancel your membership?",
    until: "You’ll keep access until {day} and won’t be charged again. You can change your mind until then.",
    untilUnknown:
      "You’ll keep access until the end of the month you’ve paid for and won’t be charged again. You can change your mind until then.",
    confirm: "Yes, cancel",
    busy: "Canceling…",
    keep: "Go back",
    done: "Your membership is canceled. You have access until {day}.",
    doneUnknown: "Your membership is canceled.",
  },
  resume: { button: "Keep my membership", busy: "One moment…", done: "Your membership continues." },
  changeCard: { button: "Change card", busy: "One moment…" },
  more: "Show more",
  loading: "Loading your orders…",
  failed: "Your orders couldn’t be loaded.",
  tryAgain: "Try again",
  none: {
    heading: "No orders yet",
    text: "You’ll find your purchases and receipts here.",
    links: [
      { label: "The complete academy", to: "/subscribe" },
      { label: "Healer’s Business Blueprint", to: "/healers-business-blueprint" },
    ],
  },
} as const);
