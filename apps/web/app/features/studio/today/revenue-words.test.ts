import { expect, test } from "vitest";
import { currenciesOf, formatMoney, isByWeek, keptOf, revenueIn } from "./revenue-words.ts";

const revenue = [
  { currency: "USD", day: "2031-05-09", paidCents: 400, refundedCents: 300 },
  { currency: "USD", day: "2031-05-15", paidCents: 250, refundedCents: 0 },
  { currency: "EUR", day: "2031-05-15", paidCents: 999, refundedCents: 0 },
];

test("every day has its sum, days without a payment too, each currency by itself", () => {
  const week = { from: "2031-05-09", until: "2031-05-15", revenue };
  expect(isByWeek(week)).toBe(false);
  expect(revenueIn(week, "USD").map(keptOf)).toEqual([100, 0, 0, 0, 0, 0, 250]);
  expect(revenueIn(week, "EUR").at(-1)).toEqual({
    from: "2031-05-15",
    paidCents: 999,
    refundedCents: 0,
  });
  expect(currenciesOf(week)).toEqual(["USD", "EUR"]);
});

test("a quarter is shown in weeks, and nothing is lost at its end", () => {
  const quarter = { from: "2031-02-15", until: "2031-05-15", revenue };
  const weeks = revenueIn(quarter, "USD");
  expect([isByWeek(quarter), weeks.length]).toEqual([true, 13]);
  expect(weeks.slice(-2)).toEqual([
    { from: "2031-05-03", paidCents: 400, refundedCents: 300 },
    { from: "2031-05-10", paidCents: 250, refundedCents: 0 },
  ]);
});

test("the longest month is shown in days", () => {
  const month = { from: "2031-05-01", until: "2031-05-31", revenue };
  expect([isByWeek(month), revenueIn(month, "USD").length]).toEqual([false, 31]);
});

test("money is written with its sign, and cents only where there are any", () => {
  expect([formatMoney(99_700, "USD"), formatMoney(1050, "EUR"), formatMoney(-500, "USD")]).toEqual([
    "$997",
    "€10.50",
    "-$5",
  ]);
});
