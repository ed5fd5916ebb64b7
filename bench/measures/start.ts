import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { type RunningProcess, startProduct } from "../processes.ts";
import { atMost, type Row } from "../report.ts";

/** How long a second start takes, and what the server needs while nobody asks. */
export async function measureStart(dataDir: string): Promise<Row[]> {
  const times: number[] = [];
  let idle = Number.NaN;
  for (let index = 0; index < 3; index++) {
    const started = performance.now();
    const product = await startProduct("apps/server/start.mjs", dataDir);
    times.push((performance.now() - started) / 1000);
    if (index === 2) {
      await wait(5000);
      idle = residentMegabytes(product);
    }
    await product.stop();
  }
  return [
    atMost("idle memory", idle, "MB", 140),
    atMost("second start until ready", Math.max(...times), "s", 3),
  ];
}

function residentMegabytes({ child }: RunningProcess): number {
  const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1000;
}
