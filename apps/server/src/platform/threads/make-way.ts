import { readlinkSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { basename } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/**
 * For a thread whose work has time: whoever answers visitors comes first on the processor. Linux alone has a priority for
 * each thread; elsewhere resting has to do.
 */
export function comeLast(): void {
  if (process.platform !== "linux") return;
  try {
    setPriority(threadNumber(), constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Where a container forbids it, the work is done all the same.
  }
}

/** As the kernel counts them. */
export const threadNumber = () => Number(basename(readlinkSync("/proc/thread-self")));

/** At most half of the time is work; with more rest it would take too long on a busy machine. */
const restPerWork = 1;
/** Somebody may want it to stop. */
const longestRestMs = 1000;

/** After so much work. */
export const restMs = (workedMs: number) => Math.min(restPerWork * Math.max(0, workedMs), longestRestMs);
export const restAfter = (workedMs: number) => wait(restMs(workedMs));
