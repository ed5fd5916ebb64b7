import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import { refuseUnderPressure } from "./refuse-under-pressure.ts";

/** When the process is so far behind that answering late is worse than not at all. Zero: never. */
export type SheddingLimits = { maxEventLoopDelayMs: number; maxHeapBytes: number };

export const defaultShedding: SheddingLimits = { maxEventLoopDelayMs: 1000, maxHeapBytes: 1_500_000_000 };

/** Not even begun where nothing is shed: once it watches the event loop, it does so for as long as the process lives. */
export async function shedLoad(
  app: FastifyInstance,
  { maxEventLoopDelayMs, maxHeapBytes }: SheddingLimits,
): Promise<void> {
  if (maxEventLoopDelayMs === 0 && maxHeapBytes === 0) return;
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    maxHeapUsedBytes: maxHeapBytes,
    pressureHandler: refuseUnderPressure,
  });
}
