import { setImmediate as nextTurn } from "node:timers/promises";
import underPressure from "@fastify/under-pressure";
import fastify from "fastify";
import { expect, test } from "vitest";
import { refuseUnderPressure } from "./refuse-under-pressure.ts";

test("whoever comes after a start that kept the process busy is answered, though nothing was measured yet", async () => {
  const app = fastify();
  await app.register(underPressure, { maxEventLoopDelay: 60_000, pressureHandler: refuseUnderPressure });
  app.get("/", () => "here");
  // More than the second between two measurements.
  const busyUntil = performance.now() + 1100;
  while (performance.now() < busyUntil);
  const statuses = [];
  for (let turn = 0; turn < 5; turn++) {
    await nextTurn();
    statuses.push((await app.inject("/")).statusCode);
  }
  expect(statuses).toEqual(Array(5).fill(200));
  await app.close();
});

test("a lag that was measured, and memory that runs out, turn calls away", () => {
  for (const [type, value] of [
    [underPressure.TYPE_EVENT_LOOP_DELAY, 1200],
    [underPressure.TYPE_HEAP_USED_BYTES, 2_000_000_000],
  ] as const)
    expect(() => refuseUnderPressure(undefined, undefined, type, value)).toThrow("busy right now");
});
