import type { OrderEnd, OrderState, Plan } from "@academy/contract/orders";
import { pluralUpTo } from "../../../format-count.ts";

const states: Record<OrderState, string> = {
  open: "Not paid yet",
  processing: "Payment on its way",
  expired: "Never paid",
  active: "Active",
  ending: "Ending",
  ended: "Ended",
  refused: "Needs a look",
};

/** Said of an order that has ended. */
const ends: Record<OrderEnd, string> = {
  refunded: "Refunded",
  disputed: "Disputed",
  "payment-missed": "Payment missed",
  canceled: "Canceled",
};

const plans: Record<Plan, string> = {
  full: "in one payment",
  "two-payments": "in 2 payments",
  monthly: "each month",
};

/** The words of `/studio/orders`, and of all its neighbors' tabs. */
export const studioOrdersPage = {
  meta: { title: "Orders", description: "Everything that was bought." },
  title: "Orders",
  tabs: {
    label: "Offers and orders",
    items: [
      { label: "Orders", to: "/studio/orders" },
      { label: "Offers & codes", to: "/studio/offers" },
      { label: "Members", to: "/studio/members" },
      { label: "Gifts", to: "/studio/gifts" },
      { label: "Differences", to: "/studio/differences" },
    ],
  },
  states,
  ends,
  plans,
  endsOn: (day: string) => `Ends ${day}`,

  filters: {
    label: "Find orders",
    search: "Search",
    searchHint: "Start of a name, email, order or receipt number",
    state: "State",
    anyState: "All but never paid",
    offer: "Offer",
    anyOffer: "All offers",
    more: "More filters",
    inUse: (count: number) => `${count} in use`,
    gift: "Gift",
    refunded: "Refunded",
    failed: "Payment problems",
    failedOnly: "Missed or not as agreed",
    any: "Any",
    yes: "Yes",
    no: "No",
    from: "Ordered from",
    to: "Ordered until",
    clear: "Clear filters",
  },

  count: (count: number, isMore: boolean) => pluralUpTo(count, isMore, "# order", "# orders"),
  export: "Export as CSV",

  table: {
    label: "Orders",
    buyer: "Buyer",
    offer: "Offer",
    price: "Price",
    state: "State",
    ordered: "Ordered",
    number: "Order",
    gift: "Gift",
    refunded: "Money back",
  },

  none: {
    heading: "No orders yet",
    text: "As soon as somebody goes to pay, their order is listed here.",
  },
  noneFound: {
    heading: "No orders found",
    text: "Nothing matches these filters. Try fewer, or another spelling.",
  },
} as const;
