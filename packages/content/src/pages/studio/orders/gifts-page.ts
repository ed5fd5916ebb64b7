/** The words of `/studio/gifts`. */
export const studioGiftsPage = {
  meta: { title: "Gifts", description: "What people bought for others." },
  title: "Gifts",
  table: {
    label: "Gifts",
    to: "For",
    from: "From",
    offer: "Gift",
    day: "Deliver on",
    delivered: "Delivered",
    actions: "Actions",
  },
  atOnce: "Right away",
  notYet: "Not yet",
  order: "Open order",
  can: {
    "send-again": { label: "Send email again", done: "The gift email is on its way again." },
    deliver: { label: "Deliver now", done: "The gift is being delivered." },
  },
  none: { heading: "No gifts yet", text: "When somebody buys for somebody else, it’s listed here." },
} as const;
