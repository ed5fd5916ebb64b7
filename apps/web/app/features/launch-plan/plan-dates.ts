import { academy } from "@academy/content/academy";
import type { Day } from "@academy/launch-plan/plan";

const formats = {
  long: new Intl.DateTimeFormat(academy.language, { dateStyle: "long", timeZone: "UTC" }),
  short: new Intl.DateTimeFormat(academy.language, { month: "short", day: "numeric", timeZone: "UTC" }),
};

/** A day has no time and no zone: it is the same day for whoever looks. */
export const formatDay = (day: Day, length: keyof typeof formats = "short") =>
  formats[length].format(new Date(`${day}T00:00:00Z`));
