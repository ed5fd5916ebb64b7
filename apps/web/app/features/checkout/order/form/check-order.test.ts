import { checkoutPage } from "@academy/content/pages/buying/checkout-page";
import { expect, test } from "vitest";
import { problemsOf } from "./check-order.ts";

const { limits } = checkoutPage;
const today = "2026-11-16";
const alone = { isGift: false, isLater: false, plan: "full" } as const;
const known = { choices: alone, isAddress: () => true, today };
const buyer = { name: "Ann", email: "ann@example.org" };
const gift = { "gift.name": "Bea", "gift.email": "bea@example.org", "gift.note": "", "gift.deliverOn": "" };

test("whoever buys for themselves gives a name and an address", () => {
  expect(problemsOf(buyer, known)).toEqual({});
  expect(problemsOf({ name: " ", email: "" }, known)).toEqual({
    name: limits.nameMissing,
    email: limits.emailMissing,
  });
  expect(problemsOf(buyer, { ...known, isAddress: () => false })).toEqual({ email: limits.emailWrong });
});

test("whoever pays by the month has agreed to that", () => {
  const monthly = { ...known, choices: { ...alone, plan: "monthly" } as const };
  expect(problemsOf(buyer, monthly)).toEqual({ agrees_to_renewal: limits.renewalMissing });
  expect(problemsOf({ ...buyer, agrees_to_renewal: "yes" }, monthly)).toEqual({});
});

test("a gift also has somebody it is for", () => {
  const asGift = { ...known, choices: { ...alone, isGift: true } };
  expect(problemsOf({ ...buyer, ...gift }, asGift)).toEqual({});
  expect(problemsOf({ ...buyer, "gift.note": "x".repeat(1001) }, asGift)).toEqual({
    "gift.name": limits.theirNameMissing,
    "gift.email": limits.theirEmailMissing,
    "gift.note": limits.noteTooLong,
  });
  expect(problemsOf({ ...buyer, "gift.note": "x".repeat(1001) }, known)).toEqual({});
});

test.each([
  ["", limits.dayMissing],
  ["2026-11-15", limits.dayPast],
  ["2026-11-16", limits.dayPast],
  ["2026-11-17", undefined],
])("handed over on %j", (day, problem) => {
  const later = { ...known, choices: { ...alone, isGift: true, isLater: true } };
  const problems = problemsOf({ ...buyer, ...gift, "gift.deliverOn": day }, later);
  expect(problems["gift.deliverOn"]).toBe(problem);
});
