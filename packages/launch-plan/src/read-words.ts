import { addDays, isDay } from "./days.ts";
import type { Day, Hour, Rhythm } from "./plan.ts";

/** What somebody wrote by hand about days and hours. Null is not understood, and then it is not guessed. */

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const weekdays = "sun mon tue wed thu fri sat".split(" ");

/** The first such day from a day on: “Sat. Feb 27”, “February 27”, “27 Feb”, “2/27”, “2027-02-27”. */
export function readDay(text: string, from: Day): Day | null {
  const said = text.toLowerCase();
  const whole = /\b\d{4}-\d{2}-\d{2}\b/.exec(said)?.[0];
  if (whole) return isDay(whole) ? whole : null;
  const name = `(${months.join("|")})[a-z]*\\.?`;
  const written =
    new RegExp(`\\b${name}\\s+(\\d{1,2})(?:st|nd|rd|th)?\\b`).exec(said) ??
    new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?${name}`).exec(said);
  const [, one = "", other = ""] = written ?? /\b(\d{1,2})\/(\d{1,2})\b/.exec(said) ?? [];
  const isDayFirst = months.includes(other);
  const month = months.indexOf(isDayFirst ? other : one) + 1 || Number(one);
  return month ? nextSuch(month, Number(isDayFirst ? one : other), from) : null;
}

function nextSuch(month: number, date: number, from: Day): Day | null {
  const year = Number(from.slice(0, 4));
  const days = [year, year + 1].map(
    (each) => `${each}-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`,
  );
  return days.find((day) => isDay(day) && day >= from) ?? null;
}

/** “7:00”, “9 a.m.”, “noon”. Before seven, and without a word of it, nobody means the morning. */
export function readHour(text: string): Hour | null {
  const said = text.toLowerCase();
  if (/\bnoon\b/.test(said)) return "12:00";
  const found =
    /\b(\d{1,2})[:.](\d{2})\s*(a\.?m|p\.?m)?/.exec(said) ??
    /\b(\d{1,2})()\s*(a\.?m|p\.?m)/.exec(said) ??
    /^\s*(?:at\s+)?(\d{1,2})()()(?:\s*o.clock)?\s*$/.exec(said);
  if (!found) return null;
  const [, hours = "", minutes = "", half = ""] = found;
  const written = Number(hours);
  const isLater = half ? half.startsWith("p") : written < 7 && hours.length === 1;
  const hour = isLater && written < 12 ? written + 12 : half.startsWith("a") && written === 12 ? 0 : written;
  if (hour > 23 || Number(minutes) > 59) return null;
  return `${String(hour).padStart(2, "0")}:${minutes || "00"}`;
}

/** From 1 to 13; nothing else is a week of the plan. */
export function readWeek(text: string): number | null {
  const week = Number(/^\D*(\d{1,2})\D*$/.exec(text.trim())?.[1]);
  return week >= 1 && week <= 13 ? week : null;
}

const ordinals = ["first|1st", "second|2nd", "third|3rd", "fourth|4th", "last|fifth|5th"];
const weekdayNames = "(sun|mon|tue|wed|thu|fri|sat)(?:s|nes|rs|ur)?(?:day)?s?";

/** “Tuesdays”, “every second Wednesday”, “first Monday of the month”, “on the 15th of every month”. */
export function readRhythm(text: string): Rhythm | null {
  const said = text.toLowerCase();
  const weekday = weekdays.indexOf(new RegExp(`\\b${weekdayNames}\\b`).exec(said)?.[1] ?? "");
  if (weekday === -1) return readDateOfMonth(said);
  if (/every (?:other|second|2nd)\b|every two weeks|fortnight|biweekly/.test(said)) {
    return { every: "two weeks", weekday };
  }
  const which = ordinals.findIndex((each) => new RegExp(`\\b(?:${each})\\s+${weekdayNames}\\b`).test(said));
  if (which !== -1) return { every: "month", weekday, which: which + 1 };
  return /\bmonth/.test(said) ? { every: "month", weekday, which: 1 } : { every: "week", weekday };
}

function readDateOfMonth(said: string): Rhythm | null {
  const isMonthly = /\bmonth/.test(said);
  const date = Number(/\b(\d{1,2})(?:st|nd|rd|th)\b/.exec(said)?.[1]);
  if (date >= 1 && date <= 31) return { every: "date", date };
  if (isMonthly && /\bfirst\b/.test(said)) return { every: "date", date: 1 };
  return isMonthly && /\blast\b/.test(said) ? { every: "date", date: 31 } : null;
}

/** A day within the thirteen weeks, or in the two months of inviting before them. */
export function readPlanDay(text: string, startsOn: Day): Day | null {
  const day = readDay(text, addDays(startsOn, -60));
  return day && day <= addDays(startsOn, 90) ? day : null;
}
