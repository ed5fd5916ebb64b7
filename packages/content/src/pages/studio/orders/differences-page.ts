/** The words of `/studio/differences`: where academy and payment provider did not agree. */
export const studioDifferencesPage = {
  meta: { title: "Differences", description: "Where orders and payments didn’t match." },
  title: "Differences",
  about:
    "Every hour, orders here are compared with the payment provider. Whatever didn’t match is listed, with what helps.",
  show: { label: "Show", options: { open: "To look at", settled: "Done" } },
  kinds: {
    "caught-up": {
      heading: "An order was behind",
      text: (from: string, to: string) =>
        `It was “${from}” here and “${to}” at the payment provider. It follows the provider now. You don’t need to do anything.`,
    },
    unknown: {
      heading: "Paid, but there’s no order",
      text: "Somebody paid at the payment provider, and no order here belongs to it. Nothing was opened. Look it up there by this number, and refund it there if it isn’t yours to keep.",
    },
    refused: {
      heading: "Paid something else than agreed",
      text: "The amount or currency isn’t the one that was agreed. Nothing was opened. Open the order to refund it, and write to the buyer.",
    },
  },
  checkout: "Checkout",
  open: (number: string) => `Open order ${number}`,
  found: "Found",
  settle: "Mark as done",
  settled: "Marked as done.",
  settledOn: "Done on",
  none: {
    open: { heading: "Everything matches", text: "Orders and payments agree." },
    settled: { heading: "Nothing here yet", text: "Differences that you’ve marked as done are listed here." },
  },
} as const;
