import { readFileSync } from "node:fs";

const inMs = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000;

/**
 * How long this thread had a processor while something was done, in milliseconds: what it would have taken at least on
 * a machine with nothing else to do. A promise in seconds is kept or broken by it, however busy this machine is.
 */
export async function threadMs(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  return inMs(process.threadCpuUsage(before));
}

/** The same of all threads of this process. */
export async function processMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  return inMs(process.cpuUsage(before));
}

/** Linux counts in hundredths of a second, whatever the machine. */
const tickMs = 10;

/** Of another process, since it began. Where the system does not tell, as much as can have been: all the time there was. */
export function processorMsOf(pid = 0): number {
  if (process.platform !== "linux") return performance.now();
  // The name of the program stands in parentheses, and may have blanks in it.
  const [, after = ""] = /\) (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
  const [user, system] = after.split(" ").slice(11, 13).map(Number);
  return ((user ?? 0) + (system ?? 0)) * tickMs;
}
