import { getPriority } from "node:os";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { measureWork, restMs } from "./make-way.ts";

test("a thread rests twice what it had of the processor, once what it waited for, and never longer than somebody would wait", async () => {
  expect(restMs({ ownMs: 0, waitedMs: 0 })).toBe(0);
  expect(restMs({ ownMs: 10, waitedMs: 0 })).toBe(20);
  expect(restMs({ ownMs: 10, waitedMs: 20 })).toBe(40);
  expect(restMs({ ownMs: 60_000, waitedMs: 0 })).toBe(1000);
  const { rest } = measureWork("sqlite");
  const started = performance.now();
  await rest({ ownMs: 15, waitedMs: 10 });
  expect(performance.now() - started).toBeGreaterThanOrEqual(35);
});

test("what another process does meanwhile counts, and waiting for one's own turn does not", async () => {
  const [own, elsewhere] = [measureWork("sqlite"), measureWork("postgres")];
  let sum = 0;
  while (own.work().ownMs < 20) sum += Math.random();
  expect(sum).toBeGreaterThan(0);
  expect(own.work()).toMatchObject({ waitedMs: 0 });
  await new Promise((resolve) => process.nextTick(resolve));
  const { ownMs, waitedMs } = elsewhere.work();
  expect(ownMs).toBeGreaterThanOrEqual(20);
  expect(waitedMs).toBeGreaterThanOrEqual(0);
  await own.rest();
  expect(own.work().ownMs).toBeLessThan(20);
  expect(elsewhere.work().waitedMs).toBeGreaterThan(20);
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
