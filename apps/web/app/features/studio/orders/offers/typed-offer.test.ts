import { expect, test } from "vitest";
import { typedDollars } from "../../typed-money.ts";
import { readTypedOffer } from "./typed-offer.ts";

const plain = { isFree: false, isInTwo: true };

test("dollars become cents, and what is no amount is said beside its field", () => {
  const typed = { name: " A name ", priceCents: "$1,197.5", twoPaymentsCents: "599" };
  expect(readTypedOffer(typed, plain)).toEqual({
    body: { name: "A name", priceCents: 119_750, twoPaymentsCents: 59_900, isFree: false },
    errors: {},
  });
  expect(Object.keys(readTypedOffer({ priceCents: "12,5", twoPaymentsCents: "" }, plain).errors)).toEqual([
    "name",
    "priceCents",
    "twoPaymentsCents",
  ]);
});

test("what is free has no price and no parts, whatever stands in their fields", () => {
  const typed = { name: "A gift", priceCents: "12", twoPaymentsCents: "no" };
  expect(readTypedOffer(typed, { isFree: true, isInTwo: true })).toEqual({
    body: { name: "A gift", priceCents: 0, twoPaymentsCents: null, isFree: true },
    errors: {},
  });
  expect(readTypedOffer(typed, { isFree: false, isInTwo: false }).body.twoPaymentsCents).toBe(null);
});

test("an amount is typed as people write it", () => {
  expect([19_700, 4_950, 0].map(typedDollars)).toEqual(["197", "49.50", "0"]);
});
