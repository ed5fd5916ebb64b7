import { checkoutPage } from "@academy/content/pages/buying/checkout-page";
import { ApiError, explain } from "../../../lib/api/api-error.ts";

/** Why somebody can't buy this, whatever they type. */
export type Refusal = {
  code: keyof typeof checkoutPage.refusals;
  /** What the server says of it. */
  sentence: string;
};

export function refusalOf(error: unknown): Refusal | undefined {
  const code = error instanceof ApiError ? error.code : undefined;
  if (!code || !(code in checkoutPage.refusals)) return undefined;
  return { code: code as Refusal["code"], sentence: explain(error) };
}
