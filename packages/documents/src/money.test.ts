import { expect, test } from "vitest";
import { formatExactMoney, formatMoney } from "./money.ts";

test.each([
  [29_700, "USD", "$297", "$297.00"],
  [1_450, "USD", "$14.50", "$14.50"],
  [5, "USD", "$0.05", "$0.05"],
  [0, "USD", "$0", "$0.00"],
  [123_456_700, "USD", "$1,234,567", "$1,234,567.00"],
  [-10_000, "USD", "-$100", "-$100.00"],
  [1_450, "EUR", "€14.50", "€14.50"],
  [29_700, "CHF", "CHF\u00a0297", "CHF\u00a0297.00"],
  [1_200, "JPY", "¥1,200", "¥1,200"],
])("%i of %s is %s in a sentence and %s in a column", (cents, currency, inSentence, inColumn) => {
  expect(formatMoney(cents, currency)).toBe(inSentence);
  expect(formatExactMoney(cents, currency)).toBe(inColumn);
});
