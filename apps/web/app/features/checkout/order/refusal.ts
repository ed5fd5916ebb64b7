import { checkoutPage } from "@academy/content/pages/buying/checkout-page";
import { ApiError, explain } from "../../../lib/api/api-error.ts";

/** Why somebody can't buy this, whatever they type. */
export type SaidRefusal = {
  code: keyof typeof checkoutPage.refusals;
  /** What the server says of it. */
  sentence: string;
};
/** The same, or that it opens soon: then an address is taken. */
export type Refusal = SaidRefusal | { code: "OPENS_SOON"; sentence: string };

export function refusalOf(error: unknown): Refusal | undefined {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === "OPENS_SOON") return { code, sentence: explain(error) };
  if (!code || !(code in checkoutPage.refusals)) return undefined;
  return { code: code as SaidRefusal["code"], sentence: explain(error) };
}
