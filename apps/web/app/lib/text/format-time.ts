import { academy } from "@academy/content/academy";

/** A moment in the words and the time zone of the person who reads it. */
export function formatTime(iso: string) {
  return new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" }).format(
    new Date(iso),
  );
}

/** The day of a moment, likewise. */
export function formatDay(iso: string) {
  return new Intl.DateTimeFormat(undefined, { dateStyle: "medium" }).format(new Date(iso));
}

/** A day as it is printed on paper that everyone sees: the same everywhere. */
export function formatPrintedDay(iso: string) {
  return new Intl.DateTimeFormat(academy.language, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(iso),
  );
}
