/** The same day so many months later, at the same time; the last day of a month that is too short for it. */
export function monthsAfter(from: Date, months: number): Date {
  const day = from.getUTCDate();
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + months);
  const last = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(day, last));
  return to;
}

/** The last moment of that day, which is said as the day until which something lasts. */
export function throughMonths(from: Date, months: number): Date {
  const until = monthsAfter(from, months);
  until.setUTCHours(23, 59, 59, 999);
  return until;
}
