import type { RepeatRule } from "@academy/contract/studio/gatherings";

const dayMs = 24 * 60 * 60 * 1000;
const partsOf = (day: string) => day.split("-").map(Number) as [number, number, number];
const dayOf = (year: number, month: number, date: number) =>
  new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);
const lengthOf = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
const weekdayOf = (year: number, month: number, date: number) =>
  new Date(Date.UTC(year, month, date)).getUTCDay();

/** The last day on which a series may have one: so many years after the first, and the day before that one comes again. */
export function lastPossibleDay(first: string, years: number): string {
  const [year, month, date] = partsOf(first);
  return dayOf(year + years, month - 1, date - 1);
}

/** The days of a series, from the first on and no further than `last`, never more than `most`. */
export function daysOf(
  first: string,
  rule: RepeatRule | null,
  { most, last }: { most: number; last: string },
): string[] {
  if (!rule) return [first];
  const count = "count" in rule.ends ? Math.min(rule.ends.count, most) : most;
  const until = "on" in rule.ends && rule.ends.on < last ? rule.ends.on : last;
  const days: string[] = [];
  for (let step = 0; days.length < count; step++) {
    const day = dayAt(first, rule, step);
    if (day > until) break;
    days.push(day);
  }
  return days;
}

/** The first is the zeroth. */
function dayAt(first: string, { kind, every }: RepeatRule, step: number): string {
  if (kind === "weeks") {
    return new Date(Date.parse(`${first}T00:00:00Z`) + step * every * 7 * dayMs).toISOString().slice(0, 10);
  }
  const [firstYear, firstMonth, firstDate] = partsOf(first);
  const months = firstYear * 12 + firstMonth - 1 + step * every;
  const [year, month] = [Math.floor(months / 12), months % 12];
  // The 31st of a month that has none is its last day.
  if (kind === "month-day") return dayOf(year, month, Math.min(firstDate, lengthOf(year, month)));
  const weekday = weekdayOf(firstYear, firstMonth - 1, firstDate);
  if (kind === "month-last-weekday") {
    const length = lengthOf(year, month);
    return dayOf(year, month, length - ((weekdayOf(year, month, length) - weekday + 7) % 7));
  }
  const nth = Math.ceil(firstDate / 7);
  return dayOf(year, month, 1 + ((weekday - weekdayOf(year, month, 1) + 7) % 7) + (nth - 1) * 7);
}

/** What a rule cannot mean with this first day: a fifth Tuesday is not in every month, and one of the last is one of the last seven days. */
export function conflictOf(first: string, rule: RepeatRule | null): "fifth" | "not-last" | undefined {
  const [year, month, date] = partsOf(first);
  if (rule?.kind === "month-weekday" && date > 28) return "fifth";
  if (rule?.kind === "month-last-weekday" && date + 7 <= lengthOf(year, month - 1)) return "not-last";
  return undefined;
}
