const secondMs = 1000;
const dayMs = 24 * 60 * 60 * secondMs;

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

function exactOffsetAt(moment: number, zone: string): number {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const shown = Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"), of("second"));
  return shown - Math.floor(moment / secondMs) * secondMs;
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
    offset = exactOffsetAt((day + 1) * dayMs - secondMs, zone) === atFirst ? atFirst : null;
    // Some years of one zone, and as many zones as formats are kept of.
    if (known.size > 2000) known.clear();
    if (steadyOffsets.size > 500) steadyOffsets.clear();
    steadyOffsets.set(zone, known.set(day, offset));
  }
  return offset ?? exactOffsetAt(moment, zone);
}

/** What the clocks of a zone show at a moment, as if they were those of UTC. */
export const shownAt = (moment: Date, zone: string): Date =>
  new Date(moment.getTime() + offsetAt(moment.getTime(), zone));

/**
 * The moments that somebody may mean who says what clocks of a zone show: by their distance of the day before and of the
 * day after, the earlier one first.
 */
export const meantBy = (shown: Date, zone: string): Date[] =>
  [...new Set([-dayMs, dayMs].map((days) => shown.getTime() - offsetAt(shown.getTime() + days, zone)))]
    .sort((one, other) => one - other)
    .map((moment) => new Date(moment));

/** When they do show it: once on most days, never where they are set forward over it, twice where they are set back. */
export const momentsShowing = (shown: Date, zone: string): Date[] =>
  meantBy(shown, zone).filter((moment) => shownAt(moment, zone).getTime() === shown.getTime());
