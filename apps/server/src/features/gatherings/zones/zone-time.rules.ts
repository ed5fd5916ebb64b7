/** A day and an hour as a clock on the wall shows them: `2031-05-01`, `19:00`. */
export type WallTime = { day: string; time: string };

const dayMs = 24 * 60 * 60 * 1000;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    calendar: "iso8601",
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  formats.set(zone, format);
  return format;
}

/** What the clock shows there, as if it were UTC. */
function shownAt(zone: string, at: number): number {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<"year" | "month" | "day" | "hour" | "minute" | "second", number>;
  const { year, month, day, hour, minute, second } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

const aheadAt = (zone: string, at: number) => shownAt(zone, at) - Math.floor(at / 1000) * 1000;

export const wallTimeAt = (zone: string, at: Date): WallTime => {
  const shown = new Date(shownAt(zone, at.getTime())).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
};

/**
 * When that is: one moment as a rule, two where the clocks are set back over it. Where they are set forward over it there
 * is none, and the two that could be meant are those that the clock before and the one after would make of it.
 */
export type Moments = { kind: "one"; at: Date } | { kind: "skipped" | "twice"; earlier: Date; later: Date };

export function momentsOf(zone: string, { day, time }: WallTime): Moments {
  const shown = Date.parse(`${day}T${time}:00Z`);
  const ahead = [aheadAt(zone, shown - dayMs), aheadAt(zone, shown + dayMs)] as const;
  const [earlier = shown, later = earlier] = [...new Set(ahead.map((each) => shown - each))].sort(
    (one, other) => one - other,
  );
  const real = [earlier, later].filter((at) => shownAt(zone, at) === shown);
  const [first, second] = new Set(real);
  if (first === undefined) return { kind: "skipped", earlier: new Date(earlier), later: new Date(later) };
  if (second === undefined) return { kind: "one", at: new Date(first) };
  return { kind: "twice", earlier: new Date(first), later: new Date(second) };
}
