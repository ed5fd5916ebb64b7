import fc from "fast-check";
import { expect, test } from "vitest";
import { formatCount } from "./format-count.ts";
import { formatPrice } from "./format-price.ts";

const cents = fc.integer({ min: -1e13, max: 1e13 });

test.each([
  [0, "$0"],
  [5, "$0.05"],
  [99_700, "$997"],
  [99_950, "$999.50"],
  [100_000, "$1,000"],
  [123_456_789, "$1,234,567.89"],
])("%i cents are %s", (amount, printed) => {
  expect(formatPrice(amount)).toBe(printed);
});

test("every price and every number is printed as a browser would", () => {
  fc.assert(
    fc.property(cents, (amount) => {
      const digits = amount % 100 === 0 ? 0 : 2;
      const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
      expect(formatPrice(amount)).toBe(`$${(amount / 100).toLocaleString("en-US", options)}`);
      expect(formatCount(amount)).toBe(amount.toLocaleString("en-US"));
    }),
  );
});
