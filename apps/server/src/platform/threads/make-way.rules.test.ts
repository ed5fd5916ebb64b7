import { getPriority } from "node:os";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { restAfter, restMs } from "./make-way.ts";

test("a thread rests as long as it has worked, and never longer than somebody would wait", async () => {
  expect([restMs(0), restMs(10), restMs(60_000), restMs(-5)]).toEqual([0, 10, 1000, 0]);
  const started = performance.now();
  await restAfter(40);
  expect(performance.now() - started).toBeGreaterThanOrEqual(35);
});

test.runIf(process.platform === "linux")(
  "the thread comes after others on the processor, and nobody else does",
  async () => {
    const program = new URL("./make-way.ts", import.meta.url).href;
    const before = getPriority();
    const thread = new Worker(
      `const { comeLast, threadNumber } = await import(${JSON.stringify(program)});
       const { getPriority } = await import("node:os");
       const { parentPort } = await import("node:worker_threads");
       comeLast();
       parentPort.postMessage(getPriority(threadNumber()));`,
      { eval: true },
    );
    const priority = await new Promise((resolve, reject) => {
      thread.once("message", resolve).once("error", reject);
    });

    expect(priority).toBe(10);
    expect(getPriority()).toBe(before);
  },
);
