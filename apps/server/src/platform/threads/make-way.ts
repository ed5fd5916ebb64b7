import { readlinkSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { basename } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Engine } from "../db/values.ts";

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

/** Of all the time, a third is work on the processor: most visitors never meet it, and a million leads still take but minutes. */
const restPerWork = 2;
/** Somebody may want it to stop. */
const maxRestMs = 1000;
/** A timer is no finer than this. */
const minWorkMs = 5;

/** What a thread has done since it last rested: what it had of the processor, and how long it waited for another to work for it. */
export type Work = { ownMs: number; waitedMs: number };

export const restMs = ({ ownMs, waitedMs }: Work) => Math.min(restPerWork * ownMs + waitedMs, maxRestMs);

/**
 * Measures a thread's work between its rests. Its own goes by the time it had on the processor: on a busy machine it waits for
 * that anyway, and would rest ever longer. A database that is another process works while it is waited for.
 */
export function measureWork(engine: Engine) {
  const look = () => ({ at: performance.now(), used: process.threadCpuUsage() });
  let begun = look();
  const work = (): Work => {
    const { user, system } = process.threadCpuUsage(begun.used);
    const ownMs = (user + system) / 1000;
    const waitedMs = engine === "postgres" ? Math.max(0, performance.now() - begun.at - ownMs) : 0;
    return { ownMs, waitedMs };
  };
  const rest = async (after = work()) => {
    const ms = restMs(after);
    if (ms < minWorkMs) return;
    await wait(ms);
    begun = look();
  };
  return { work, rest };
}
