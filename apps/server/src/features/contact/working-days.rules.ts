/** The end of the so-and-so-many-th working day after a moment, Monday to Friday, in UTC. */
export function workingDaysAfter(from: Date, days: number): Date {
  const day = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate()));
  for (let left = days; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (isWorkingDay(day)) left--;
  }
  return new Date(day.getTime() + lastMomentMs);
}

const lastMomentMs = 24 * 60 * 60 * 1000 - 1;
const isWorkingDay = (day: Date) => day.getUTCDay() !== 0 && day.getUTCDay() !== 6;
