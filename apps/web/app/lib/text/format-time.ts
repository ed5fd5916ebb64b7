/** A moment in the words and the time zone of the person who reads it. */
export function formatTime(iso: string) {
  return new Date(iso).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });
}

/** The day of a moment, likewise. */
export function formatDay(iso: string) {
  return new Date(iso).toLocaleString(undefined, { dateStyle: "medium" });
}

/** A day of somebody's calendar, as `2031-05-01`: the same wherever it is read. */
export function formatCalendarDay(day: string) {
  return new Date(day).toLocaleString(undefined, { dateStyle: "medium", timeZone: "UTC" });
}

/** The day until which something lasts, which ends in UTC: as mails say it, wherever it is read. */
export const formatUntil = (iso: string) => formatCalendarDay(iso.slice(0, 10));
