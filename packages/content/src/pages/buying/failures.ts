/** Said where an order got no answer: then nothing has been paid either. */
export const paymentFailures = {
  unreachable:
    "The academy can't be reached. You have not been charged. Check your connection and try again; what you typed is still here.",
} as const;
