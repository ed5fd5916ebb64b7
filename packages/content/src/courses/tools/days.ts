const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
const dayMs = 86_400_000;

/** A day with its year, as people write it: “January 4, 2027,” “Jan 4 2027,” “1/4/2027” or 2027-01-04. */
export function readDay(words: string): Date | undefined {
  const said = words.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(said);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const short = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(said);
  if (short) return dayOf(Number(short[3]), Number(short[1]), Number(short[2]));
  const long = /^(?:[A-Za-z]+day,?\s+)?([A-Za-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/.exec(
    said,
  );
  if (!long) return undefined;
  const name = (long[1] ?? "").toLowerCase();
  const month = months.findIndex((each) => each.toLowerCase().startsWith(name));
  return month < 0 ? undefined : dayOf(Number(long[3]), month + 1, Number(long[2]));
}

function dayOf(year: number, month: number, day: number): Date | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date : undefined;
}

/** “January 4, 2027”. */
export const sayDay = (day: Date) =>
  `${months[day.getUTCMonth()]} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;

export const weeksAfter = (day: Date, weeks: number) => new Date(day.getTime() + weeks * 7 * dayMs);
