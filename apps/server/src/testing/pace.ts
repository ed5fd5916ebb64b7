import { createHash } from "node:crypto";

/** What `work` takes of a processor that has nothing else to do, on the machine that the limits were chosen on. */
const idleMs = 100;
/** Beyond it the machine is not slow but broken, and somebody waits to hear so. */
const maxPace = 8;

/**
 * How much slower than that this machine is while the run begins, at least 1: it is slow, or it is busy. Limits are there
 * for what would never end, so they are generous and stretch with it; nothing that is proved hangs on them.
 */
function measurePace(): number {
  const started = performance.now();
  work();
  return Math.min(maxPace, Math.max(1, (performance.now() - started) / idleMs));
}

function work(): void {
  let sum = Buffer.alloc(4096);
  for (let round = 0; round < 5000; round++) {
    sum = Buffer.concat([createHash("sha256").update(sum).digest(), sum.subarray(0, 4064)]);
  }
}

/** Measured by the process that begins the run, and told to those that it starts. */
process.env.TEST_PACE ??= String(measurePace());
const pace = Number(process.env.TEST_PACE);

/** A limit that this machine can keep. */
export const patient = (ms: number): number => Math.round(ms * pace);

/** How much slower a thread is at this moment by its own processor time: others that share its core slow it down, too. */
export function processorPace(): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return Math.max(1, (user + system) / 1000 / idleMs);
}
