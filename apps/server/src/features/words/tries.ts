const firstMs = 1000;
const maxMs = 60_000;

/** How soon a revision that could not be taken over is tried again: each time later. Another one is tried at once. */
export function makeTries(now: () => number = () => performance.now()) {
  let last: { revision: number; count: number; until: number } | undefined;
  return {
    isTooSoon: (revision: number): boolean => last?.revision === revision && now() < last.until,
    failed(revision: number): void {
      const count = last?.revision === revision ? last.count + 1 : 0;
      last = { revision, count, until: now() + Math.min(firstMs * 2 ** count, maxMs) };
    },
  };
}
