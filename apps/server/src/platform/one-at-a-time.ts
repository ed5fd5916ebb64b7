import { AppError } from "./errors.ts";

type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** For work that needs much memory: one after another, and whoever would wait behind too many is asked to come again. */
export const oneAtATime = (maxWaiting: number): InTurn => fewAtATime(1, maxWaiting);

/** The same for work that takes a thread of Node's own, of which others have to have some. */
export function fewAtATime(most: number, maxWaiting: number): InTurn {
  const waiting: (() => void)[] = [];
  let underWay = 0;
  const doNow = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    underWay++;
    try {
      return await work();
    } finally {
      // The next one's turn comes whether this one succeeds or not.
      underWay--;
      waiting.shift()?.();
    }
  };
  return (work) => {
    if (underWay + waiting.length >= maxWaiting) throw new AppError("UNAVAILABLE", { retryAfter: 5 });
    if (underWay < most) return doNow(work);
    return new Promise((resolve) => waiting.push(() => resolve(doNow(work))));
  };
}
