/** The end of the so-and-so-many-th business day after a moment, Monday to Friday, in UTC. */
export function businessDaysAfter(from: Date, days: number): Date {
  const day = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate()));
  for (let left = days; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (isBusinessDay(day)) left--;
  }
  return new Date(day.getTime() + lastMomentMs);
}

const dayMs = 24 * 60 * 60 * 1000;
const lastMomentMs = dayMs - 1;
/** More than will pass; the database counts by it, too (0180-due-messages). */
const mostDays = 1_000_000;
const isBusinessDay = (day: Date) => day.getUTCDay() !== 0 && day.getUTCDay() !== 6;

/** By which messages that wait are listed, the highest first: the sooner the day, the higher; 0 without one. */
export const rankOf = (dueAt: Date | null): number =>
  dueAt === null ? 0 : mostDays - Math.floor(dueAt.getTime() / dayMs);
