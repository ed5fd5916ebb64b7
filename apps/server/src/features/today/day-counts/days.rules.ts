import type { Period } from "@academy/contract/studio/today";

const dayMs = 24 * 60 * 60 * 1000;

/** Days are UTC, as the funnel counts them. */
const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

export const dayAfter = (day: string, days = 1): string =>
  dayOf(new Date(new Date(day).getTime() + days * dayMs));

/** From one day to another, both among them: the last up to today, or a month. */
export function daysOf(period: Period, now: Date): { from: string; until: string } {
  const today = dayOf(now);
  const firstOfMonth = `${today.slice(0, 7)}-01`;
  if (period === "this-month") return { from: firstOfMonth, until: today };
  if (period === "last-month") {
    const until = dayAfter(firstOfMonth, -1);
    return { from: `${until.slice(0, 7)}-01`, until };
  }
  return { from: dayAfter(today, 1 - Number(period)), until: today };
}

/** As far back as a chart goes. */
const maxPeriodDays = 90;

/** Whatever happened just before midnight is written down by then. */
const settledMs = 60 * 60 * 1000;

/** The days that are over and not counted yet, the earliest first. */
export function daysToCount(countedUntil: string | undefined, now: Date): string[] {
  const last = dayAfter(dayOf(new Date(now.getTime() - settledMs)), -1);
  const earliest = dayAfter(dayOf(now), -maxPeriodDays);
  let day = countedUntil && countedUntil >= earliest ? dayAfter(countedUntil) : earliest;
  const days: string[] = [];
  for (; day <= last; day = dayAfter(day)) days.push(day);
  return days;
}
