import { patient } from "./pace.ts";

/** Soon at first, then less and less often: what is waited for needs the processor more. */
const pauseMs = (looks: number) => Math.min(50, 5 * 1.25 ** looks);
/** Without this many looks nothing has been waited for, however late it is: this process hardly had its turn. */
const minLooks = 1000;

/**
 * Asks again until it holds; fails with the last answer when it never does. A machine that becomes busy in the middle
 * of a run is not given less time than one that is idle: looks are counted as well as seconds.
 */
export async function eventually<Result>(
  ask: () => Promise<Result> | Result,
  holds: (result: Result) => boolean,
): Promise<Result> {
  const deadline = performance.now() + patient(60_000);
  for (let looks = 1; ; looks++) {
    const result = await ask();
    if (holds(result)) return result;
    if (looks >= minLooks && performance.now() > deadline)
      throw new Error(`never came true, last seen: ${JSON.stringify(result)}`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs(looks)));
  }
}
