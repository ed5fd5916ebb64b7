import { paymentFailures } from "@academy/content/pages/buying/failures";
import { ApiError, explain } from "../../lib/api/api-error.ts";
import type { FormErrors } from "../../ui/form/form-store.ts";

/** What went wrong, in the server's own words; fetch fails without an answer only when there is no way to it. */
export const failureWords = (error: unknown): string =>
  error instanceof ApiError ? explain(error) : paymentFailures.unreachable;

/** The same, beside the field that it speaks of. */
export function formFailure(error: unknown, hasField: (name: string) => boolean): FormErrors {
  const { code, field } = error instanceof ApiError ? error : {};
  const named = code === "COUPON_REFUSED" ? "coupon" : field;
  return { [named && hasField(named) ? named : "form"]: failureWords(error) };
}
