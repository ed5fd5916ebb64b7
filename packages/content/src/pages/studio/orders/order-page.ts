import type { OrderMoment, RefundReason } from "@academy/contract/studio/orders";

const reasons: Record<RefundReason, string> = {
  guarantee: "Within the guarantee",
  mistake: "Bought by mistake",
  twice: "Paid twice",
  goodwill: "Goodwill",
  other: "Another reason",
};

const moments: Record<OrderMoment["what"], string> = {
  placed: "Ordered",
  paid: "Paid",
  opened: "Access opened",
  closed: "Access closed",
  "gift-delivered": "Gift delivered",
  "gift-sent-again": "Gift email sent again",
  "refund-asked": "Refund requested",
  "refund-made": "Refund made",
  "refund-failed": "Refund not made",
  "access-ended": "Access ended early",
};

/** The words of `/studio/orders/…`, about one order. */
export const studioOrderPage = {
  meta: { title: "Order", description: "What is known about an order." },
  back: { label: "All orders", to: "/studio/orders" },
  missing: {
    heading: "This order isn’t here",
    text: "Orders that nobody paid are removed after 30 days.",
  },
  number: (number: string) => `Order ${number}`,
  write: "Send an email",
  gift: "Gift",
  test: "Test payment",
  forgotten: "Account deleted",

  facts: {
    heading: "About this order",
    offer: "Offer",
    version: "Version",
    versionSince: (number: number, day: string) => `${number}, on sale since ${day}`,
    price: "Price",
    renewalTerms: "Agreed to",
    listPrice: "List price",
    code: "Code",
    upgrade: "Already paid",
    minus: (amount: string) => `−${amount}`,
    total: "Agreed",
    next: "Next payment",
    nextOn: (amount: string, day: string) => `${amount} on ${day}`,
    ends: "Access ends",
    account: "Account",
    noAccount: "None yet",
    upgrades: "Builds on",
    upgradedBy: "Extended by",
    forGift: "For",
    giftNote: "Note",
    giftDay: "Deliver on",
    atOnce: "Right away",
    delivered: "Delivered",
    notDelivered: "Not yet",
    checked: "Last checked",
  },

  refresh: {
    button: "Check with the payment provider",
    busy: "Checking…",
    done: "Checked. This is how it stands now.",
  },

  access: {
    heading: "Access",
    none: "This order hasn’t opened anything.",
    since: (email: string, day: string) => `${email}, since ${day}`,
    until: (email: string, from: string, to: string) => `${email}, from ${from} to ${to}`,
  },
  endAccess: {
    button: "End access now",
    title: "End access now?",
    text: "Their courses close right away, and we email them. What they’ve done there is kept.",
    confirm: "End access",
    busy: "Ending…",
    cancel: "Go back",
    done: "Access has ended.",
  },

  payments: {
    heading: "Payments",
    none: "Nothing has been paid yet.",
    receipt: (number: string) => `Receipt ${number} (PDF)`,
    tax: (amount: string) => `includes ${amount} tax`,
    refunded: (amount: string) => `${amount} refunded`,
    disputes: {
      open: "Disputed: the bank decides, so it can’t be refunded here.",
      won: "Dispute won",
      lost: "Dispute lost: the bank took the money back.",
    },
    refund: "Refund",
    underWay: (amount: string) => `Refunding ${amount}…`,
    failed: (amount: string) => `The refund of ${amount} wasn’t made. The payment provider says:`,
  },

  refund: {
    title: "Refund this payment",
    about: (amount: string) => `Up to ${amount} can go back to the buyer.`,
    amount: "Amount to refund",
    amountHint: (amount: string) =>
      `In dollars. All of it (${amount}) closes access in 3 days. Less than that leaves it open.`,
    /** While another payment is to come. */
    amountHintOfSeveral: (amount: string, next: string, day: string) =>
      `In dollars. All of it (${amount}) closes access in 3 days, and the ${next} due ${day} won’t be charged. Less than that leaves it open, and that payment due.`,
    amountMissing: "Please enter an amount such as 49.50.",
    amountTooHigh: (amount: string) => `Please enter ${amount} or less.`,
    reason: "Reason",
    reasonNone: "Choose one",
    reasonMissing: "Please choose a reason.",
    reasonHint: "For your records. The buyer doesn’t see it.",
    confirm: "Refund",
    busy: "Requesting…",
    cancel: "Go back",
    asked: (amount: string) => `A refund of ${amount} is on its way.`,
  },
  reasons,

  history: {
    heading: "What happened",
    moments,
    by: (name: string) => `by ${name}`,
  },
} as const;
