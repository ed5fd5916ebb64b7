import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultRetryPolicy, delayBeforeRetry, periodStart } from "./backoff.rules.ts";

const policy = { maxAttempts: 5, firstDelayMs: 1000, maxDelayMs: 60_000 };

test("the wait doubles with every try, up to the longest", () => {
  const full = [1, 2, 3, 4, 7, 50].map((attempt) => delayBeforeRetry(attempt, policy, 1));

  expect(full).toEqual([1000, 2000, 4000, 8000, 60_000, 60_000]);
});

test("chance moves it within the upper half only", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 200 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (attempt, random) => {
        const full = Math.min(policy.maxDelayMs, policy.firstDelayMs * 2 ** (attempt - 1));
        const delay = delayBeforeRetry(attempt, policy, random);
        expect(delay).toBeGreaterThanOrEqual(full / 2);
        expect(delay).toBeLessThanOrEqual(full);
      },
    ),
  );
});

test("all the tries together outlast a mail server that is down for four hours", () => {
  const waits = Array.from({ length: defaultRetryPolicy.maxAttempts - 1 }, (_, index) =>
    delayBeforeRetry(index + 1, defaultRetryPolicy, 0),
  );

  expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(4 * 60 * 60 * 1000);
});

test("every moment of an interval has the same start", () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date(0), noInvalidDate: true }),
      fc.integer({ min: 1, max: 1e9 }),
      (now, everyMs) => {
        const start = periodStart(now, everyMs);
        expect(start.getTime() % everyMs).toBe(0);
        expect(now.getTime() - start.getTime()).toBeLessThan(everyMs);
        expect(periodStart(start, everyMs)).toEqual(start);
      },
    ),
  );
});
