const [second, minute, hour] = [1000, 60_000, 3_600_000];

/** After each failed try, as the standard recommends: ten tries within about three days. */
const delays = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
] as const;

/** Nothing when it has been tried often enough. A random part keeps those that failed together from coming back together. */
export function delayAfter(attempts: number, random: number): number | undefined {
  const delay = delays[attempts - 1];
  return delay === undefined ? undefined : Math.round(delay * (1 + random / 10));
}

/** An endpoint that nothing has reached for so long is switched off. */
export const maxFailingMs = 3 * 24 * hour;

/** How long the old secret still signs after a new one was made. */
export const secretOverlapMs = 24 * hour;

/** How long it can be looked up what was sent. */
export const keptMs = 30 * 24 * hour;
