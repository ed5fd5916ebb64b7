import { academy } from "./academy.ts";

// Made when first asked for: it costs a phone more than the rest of a page's start.
let long: Intl.DateTimeFormat | undefined;
let short: Intl.DateTimeFormat | undefined;

/** A day as it is written in a letter; of a moment, its day in UTC, so that it reads the same for everybody. */
export function formatLongDate(day: string | Date): string {
  long ??= new Intl.DateTimeFormat(academy.language, { dateStyle: "long", timeZone: "UTC" });
  return long.format(new Date(day));
}

/** The same where there is little room: “Nov 18”. */
export function formatShortDate(day: string | Date): string {
  short ??= new Intl.DateTimeFormat(academy.language, { month: "short", day: "numeric", timeZone: "UTC" });
  return short.format(new Date(day));
}
