import { addDays } from "./days.ts";
import type { Day, LaunchPlan, Rhythm } from "./plan.ts";

const planLength = 91;

/** The days on which the channel runs, each of which there is: a month without a thirty-first has its thirtieth. */
export function channelDays({ startsOn, channel }: Pick<LaunchPlan, "startsOn" | "channel">): Day[] {
  const rhythm = channel?.rhythm;
  if (!rhythm) return [];
  return Array.from({ length: planLength }, (_, index) => index)
    .filter((index) => isOn(rhythm, addDays(startsOn, index), index))
    .map((index) => addDays(startsOn, index));
}

function isOn(rhythm: Rhythm, day: Day, index: number): boolean {
  const date = Number(day.slice(8));
  if (rhythm.every === "date") {
    return date === rhythm.date || (rhythm.date > date && isLastOfMonth(day, 1));
  }
  if (new Date(`${day}T00:00:00Z`).getUTCDay() !== rhythm.weekday) return false;
  if (rhythm.every === "week") return true;
  if (rhythm.every === "two weeks") return Math.floor(index / 7) % 2 === 0;
  return rhythm.which === lastOfMonth ? isLastOfMonth(day, 7) : Math.ceil(date / 7) === rhythm.which;
}

const lastOfMonth = 5;
const isLastOfMonth = (day: Day, days: number) => addDays(day, days).slice(5, 7) !== day.slice(5, 7);
