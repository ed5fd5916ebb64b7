import { type Day, type LaunchPlan, weekCount } from "./plan.ts";

const dayLength = 86_400_000;

const toTime = (day: Day) => Date.parse(`${day}T00:00:00Z`);
const toDay = (time: number): Day => new Date(time).toISOString().slice(0, 10);

export const addDays = (day: Day, count: number): Day => toDay(toTime(day) + count * dayLength);

/** A real day of the calendar, written as we write days. */
export function isDay(text: string): text is Day {
  const time = toTime(text);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time) && toDay(time) === text;
}

export const isMonday = (day: Day): boolean => isDay(day) && new Date(toTime(day)).getUTCDay() === 1;

/** The day itself if it is a Monday. */
export function nextMonday(day: Day): Day {
  const weekday = new Date(toTime(day)).getUTCDay();
  return addDays(day, (8 - weekday) % 7);
}

type PlanStart = Pick<LaunchPlan, "startsOn">;

export const mondayOf = ({ startsOn }: PlanStart, week: number): Day => addDays(startsOn, (week - 1) * 7);
export const fridayOf = (plan: PlanStart, week: number): Day => addDays(mondayOf(plan, week), 4);

/** Thirteen weeks make ninety-one days: day ninety is a Saturday, with a Sunday left over to think about it. */
export const dayNinety = ({ startsOn }: PlanStart): Day => addDays(startsOn, 89);

/** From 1 to 13 while the plan runs; 0 before it begins and 14 when it is over. */
export function weekOn({ startsOn }: PlanStart, day: Day): number {
  const week = Math.floor((toTime(day) - toTime(startsOn)) / (7 * dayLength)) + 1;
  return Math.min(Math.max(week, 0), weekCount + 1);
}
