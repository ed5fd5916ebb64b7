import { formatPrice } from "@academy/content/format-price";
import { checkoutPage } from "@academy/content/pages/buying/checkout-page";
import type { Quote, StartCheckoutBody } from "@academy/contract/orders";
import { AppError } from "../../../platform/errors.ts";

const { limits, monthly } = checkoutPage;

/** The sentence that whoever pays by the month has agreed to; nobody is charged again and again without it. */
export function agreedRenewal(
  { plan, agrees_to_renewal: agrees = false }: Pick<StartCheckoutBody, "plan" | "agrees_to_renewal">,
  { dueNowCents }: Pick<Quote, "dueNowCents">,
): string | null {
  if (plan !== "monthly") return null;
  if (!agrees) {
    throw new AppError("BAD_REQUEST", { field: "agrees_to_renewal", message: limits.renewalMissing });
  }
  return monthly.renewal.replace("{price}", () => formatPrice(dueNowCents));
}
