import { academy } from "@academy/content/academy";
import { formatLongDate, formatShortDate } from "@academy/content/format-date";
import type { Day } from "@academy/launch-plan/plan";

/** A day has no time and no zone: it is the same day for whoever looks. */
export const formatDay = (day: Day, length: "long" | "short" = "short") =>
  (length === "long" ? formatLongDate : formatShortDate)(`${day}T00:00:00Z`);

let named: Intl.DateTimeFormat | undefined;

/** “Sat, Feb 27”. */
export function formatNamedDay(day: Day): string {
  named ??= new Intl.DateTimeFormat(academy.language, {
    weekday: "short",
    month: "short",
    day: "numeric",
    timeZone: "UTC",
  });
  return named.format(new Date(`${day}T00:00:00Z`));
}
