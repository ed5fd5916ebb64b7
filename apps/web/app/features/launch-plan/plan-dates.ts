import { formatLongDate, formatShortDate } from "@academy/content/format-date";
import type { Day } from "@academy/launch-plan/plan";

/** A day has no time and no zone: it is the same day for whoever looks. */
export const formatDay = (day: Day, length: "long" | "short" = "short") =>
  (length === "long" ? formatLongDate : formatShortDate)(`${day}T00:00:00Z`);
