const minute = 60_000;
const maxWaitMs = 15 * minute;

/** After this long without another try, what was before is forgotten. */
export const quietMs = 12 * 60 * minute;

/** How many tries are free; from there on the wait doubles from one minute to fifteen. */
export const freeAttempts = { password: 5, code: 10, "second-factor": 5, mail: 5, picture: 20 } as const;

/** From how many networks all that is free may be tried, until whoever is known by nothing waits. */
export const sharedTimes = 4;

export type AttemptKind = keyof typeof freeAttempts;

/** How long the next try has to wait after `count` of them. */
export function waitAfter(count: number, free: number): number {
  return count < free ? 0 : Math.min(maxWaitMs, minute * 2 ** (count - free));
}
