import { expect, test } from "vitest";
import { listQuote, plansOf } from "./plans.ts";

const guided = {
  currency: "USD",
  priceCents: 29_700,
  billing: "one-time",
  instalments: { count: 2, priceCents: 14_900 },
} as const;

test("what can be paid in parts can also be paid at once; a membership is paid by the month", () => {
  expect(plansOf(guided)).toEqual(["full", "two-payments"]);
  expect(plansOf({ ...guided, instalments: null })).toEqual(["full"]);
  expect(plansOf({ billing: "monthly", instalments: null })).toEqual(["monthly"]);
});

test("the list price says what is due in all and today", () => {
  expect(listQuote(guided, "full")).toMatchObject({ totalCents: 29_700, dueNowCents: 29_700 });
  expect(listQuote(guided, "two-payments")).toMatchObject({ totalCents: 29_800, dueNowCents: 14_900 });
});
