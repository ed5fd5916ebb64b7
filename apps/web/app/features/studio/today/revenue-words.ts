import type { PeriodView } from "@academy/contract/studio/today";

type Sum = { from: string; paidCents: number; refundedCents: number };
const dayMs = 24 * 60 * 60 * 1000;

/** Longer than a month, days are too narrow to tell apart: weeks are shown. */
const maxDays = 31;

export const isByWeek = ({ from, until }: Pick<PeriodView, "from" | "until">) =>
  daysBetween(from, until) > maxDays;

const daysBetween = (from: string, until: string) =>
  Math.round((Date.parse(until) - Date.parse(from)) / dayMs) + 1;

/** Every day or week of the period in one currency, also those in which nothing came in. */
export function revenueIn(period: Pick<PeriodView, "from" | "until" | "revenue">, currency: string): Sum[] {
  const length = isByWeek(period) ? 7 : 1;
  const count = Math.ceil(daysBetween(period.from, period.until) / length);
  const sums = Array.from({ length: count }, (_, index) => ({
    from: new Date(Date.parse(period.from) + index * length * dayMs).toISOString().slice(0, 10),
    paidCents: 0,
    refundedCents: 0,
  }));
  for (const { day, currency: of, ...money } of period.revenue) {
    const sum = sums[Math.floor((daysBetween(period.from, day) - 1) / length)];
    if (of !== currency || !sum) continue;
    sum.paidCents += money.paidCents;
    sum.refundedCents += money.refundedCents;
  }
  return sums;
}

export const keptOf = ({ paidCents, refundedCents }: Pick<Sum, "paidCents" | "refundedCents">) =>
  paidCents - refundedCents;

export const currenciesOf = ({ revenue }: Pick<PeriodView, "revenue">): string[] => [
  ...new Set(revenue.map(({ currency }) => currency)),
];

/** As the reader's country writes it; on an axis without cents. */
export const formatMoney = (cents: number, currency: string) =>
  new Intl.NumberFormat("en-US", {
    style: "currency",
    currency,
    trailingZeroDisplay: "stripIfInteger",
  }).format(cents / 100);
