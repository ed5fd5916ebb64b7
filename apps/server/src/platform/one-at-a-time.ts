import { AppError } from "./errors.ts";

/** For work that needs much memory: one after another, and whoever would wait behind too many is asked to come again. */
export function oneAtATime(maxWaiting: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    if (waiting >= maxWaiting) throw new AppError("UNAVAILABLE", { retryAfter: 5 });
    waiting++;
    const done = last.then(work).finally(() => waiting--);
    // The next one's turn comes whether this one succeeds or not.
    last = done.catch(() => {});
    return done;
  };
}
