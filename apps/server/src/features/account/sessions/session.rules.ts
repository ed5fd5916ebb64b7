const day = 24 * 60 * 60 * 1000;
const idleMs = 14 * day;
const maxMs = 60 * day;

/** Fourteen days after it was last used, and never later than sixty days after it began. */
export function sessionExpiry(startedAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + idleMs, startedAt.getTime() + maxMs));
}

/** Using it counts once a day: that is a write. */
export function isDueForKeeping(lastSeenAt: Date, now: Date): boolean {
  return now.getTime() - lastSeenAt.getTime() >= day;
}
