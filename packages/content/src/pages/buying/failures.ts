import { editable } from "../../editing/editable.ts";

/** Said where an order got no answer: then nothing has been paid either. */
export const paymentFailures = editable("payment-failures", {
  unreachable:
    "We can’t reach the academy. You haven’t been charged. Check your connection and try again. What you typed is still here.",
} as const);
