import { academy } from "@academy/content/academy";

const format = new Intl.DateTimeFormat(academy.language, { dateStyle: "long", timeZone: "UTC" });

/** A day as it is written in a letter; of a moment, its day in UTC, so that it reads the same for everybody. */
export const formatLongDate = (day: string | Date) => format.format(new Date(day));
