/** A day and a time as clocks of some zone show them: `2031-05-06`, `09:30`. */
export type ClockTime = { day: string; time: string };

export function clockTimeOf(moment: Date, zone: string): ClockTime {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    calendar: "iso8601",
    numberingSystem: "latn",
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  }).formatToParts(moment);
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? "";
  return { day: `${of("year")}-${of("month")}-${of("day")}`, time: `${of("hour")}:${of("minute")}` };
}

const dayMs = 24 * 60 * 60_000;
const shownAt = ({ day, time }: ClockTime) => Date.parse(`${day}T${time}:00Z`);

/** When clocks of a zone show that: never where they skip it, and at two moments where they show it twice. */
export function momentsOf(shown: ClockTime, zone: string): Date[] {
  const wanted = shownAt(shown);
  const near = [wanted - dayMs, wanted + dayMs];
  return [...new Set(near.map((moment) => wanted - (shownAt(clockTimeOf(new Date(moment), zone)) - moment)))]
    .filter((moment) => shownAt(clockTimeOf(new Date(moment), zone)) === wanted)
    .sort((one, other) => one - other)
    .map((moment) => new Date(moment));
}

const dayWords = { weekday: "long", month: "long", day: "numeric", year: "numeric" } as const;
const hourWords = { hour: "numeric", minute: "2-digit" } as const;
/** What is before or after noon stays beside its hour. */
const together = (words: string) => words.replace(/\s(?=[AP]M\b)/g, "\u00A0");

/** A day and an hour by the clocks of a zone, as one would say them. */
export const formatIn = (iso: string, timeZone: string): string =>
  together(new Date(iso).toLocaleString(undefined, { timeZone, ...dayWords, ...hourWords }));
export const formatDayIn = (iso: string, timeZone: string): string =>
  new Date(iso).toLocaleDateString(undefined, { timeZone, ...dayWords });
export const formatHourIn = (iso: string, timeZone: string): string =>
  together(new Date(iso).toLocaleTimeString(undefined, { timeZone, ...hourWords }));

export const placeOf = (zone: string): string => zone.replaceAll("_", " ");
