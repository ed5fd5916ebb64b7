/** The end of the so-and-so-many-th business day after a moment, Monday to Friday, in UTC. */
export function businessDaysAfter(from: Date, days: number): Date {
  const day = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate()));
  for (let left = days; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (isBusinessDay(day)) left--;
  }
  return new Date(day.getTime() + lastMomentMs);
}

const lastMomentMs = 24 * 60 * 60 * 1000 - 1;
const isBusinessDay = (day: Date) => day.getUTCDay() !== 0 && day.getUTCDay() !== 6;
