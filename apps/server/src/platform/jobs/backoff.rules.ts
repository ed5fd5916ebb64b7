export type RetryPolicy = { maxAttempts: number; firstDelayMs: number; maxDelayMs: number };

export const defaultRetryPolicy: RetryPolicy = {
  maxAttempts: 20,
  firstDelayMs: 2000,
  maxDelayMs: 60 * 60 * 1000,
};

/** Doubles with every failed try; the random half keeps jobs that failed together from coming back together. */
export function delayBeforeRetry(attempt: number, policy: RetryPolicy, random: number): number {
  const full = Math.min(policy.maxDelayMs, policy.firstDelayMs * 2 ** (attempt - 1));
  return Math.round(full / 2 + (full / 2) * random);
}

/** The start of the interval that `now` lies in: the same for every process. */
export function periodStart(now: Date, everyMs: number): Date {
  return new Date(Math.floor(now.getTime() / everyMs) * everyMs);
}
