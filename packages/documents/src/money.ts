import { academy } from "@academy/content/academy";

/** In a sentence: whole dollars without cents. */
export const formatMoney = (cents: number, currency: string) => write(cents, currency, "stripIfInteger");

/** In a column of figures: every one with its cents. */
export const formatExactMoney = (cents: number, currency: string) => write(cents, currency, "auto");

function write(cents: number, currency: string, trailingZeroDisplay: "auto" | "stripIfInteger"): string {
  const language = academy.locale.replace("_", "-");
  const format = new Intl.NumberFormat(language, { style: "currency", currency, trailingZeroDisplay });
  // Not every currency has hundredths: yen come as whole yen.
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return format.format(cents / 10 ** maximumFractionDigits);
}
