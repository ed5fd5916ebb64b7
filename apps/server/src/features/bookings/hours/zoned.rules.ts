/** A day on some calendar: 2031-03-30. */
export type Day = string;
/** Where a moment is on a zone's calendar, and how many minutes into that day its clocks show. */
export type LocalTime = { day: Day; minute: number };

export const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Made once per zone: making one takes longer than everything that is asked of it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    calendar: "iso8601",
    numberingSystem: "latn",
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  // There are some four hundred zones; nobody's academy is asked about more.
  if (formats.size > 500) formats.clear();
  formats.set(zone, format);
  return format;
}

/** By zone and day of UTC, where clocks keep their distance all day: asked of Intl once instead of for every minute. */
const steadyOffsets = new Map<string, Map<number, number | null>>();

/** How far ahead of UTC the clocks of a zone are at a moment. */
function offsetAt(moment: number, zone: string): number {
  const day = Math.floor(moment / dayMs);
  const known = steadyOffsets.get(zone) ?? new Map<number, number | null>();
  let offset = known.get(day);
  if (offset === undefined) {
    const atFirst = exactOffsetAt(day * dayMs, zone);
    offset = exactOffsetAt((day + 1) * dayMs - 1000, zone) === atFirst ? atFirst : null;
    // Some years of one zone, and as many zones as formats are kept of.
    if (known.size > 2000) known.clear();
    if (steadyOffsets.size > 500) steadyOffsets.clear();
    steadyOffsets.set(zone, known.set(day, offset));
  }
  return offset ?? exactOffsetAt(moment, zone);
}

function exactOffsetAt(moment: number, zone: string): number {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const shown = Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"), of("second"));
  return shown - Math.floor(moment / 1000) * 1000;
}

export function localTimeOf(moment: Date, zone: string): LocalTime {
  const shown = new Date(moment.getTime() + offsetAt(moment.getTime(), zone));
  return {
    day: shown.toISOString().slice(0, 10),
    minute: shown.getUTCHours() * 60 + shown.getUTCMinutes(),
  };
}

/**
 * When clocks of a zone show a time: once on most days, never where they were put forward over it, twice where they were
 * put back; the first is first.
 */
export function momentsOf({ day, minute }: LocalTime, zone: string): Date[] {
  const shown = Date.parse(`${day}T00:00:00Z`) + minute * minuteMs;
  const offsets = new Set([offsetAt(shown - dayMs, zone), offsetAt(shown + dayMs, zone)]);
  return [...offsets]
    .map((offset) => shown - offset)
    .filter((moment) => moment + offsetAt(moment, zone) === shown)
    .sort((one, other) => one - other)
    .map((moment) => new Date(moment));
}

export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** Monday is 1. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** The Monday of a day's week. */
export const weekOf = (day: Day): Day => addDays(day, 1 - weekdayOf(day));
