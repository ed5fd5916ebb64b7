import { createLogs } from "../apps/server/src/platform/log/log.ts";
import { parseSettings, readEnvironment } from "../apps/server/src/platform/settings/settings.ts";
import { sameLimits } from "../apps/server/src/rate-limits.ts";
import { startServer } from "../apps/server/src/start-server.ts";

/** The whole product, except that one address may ask as often as it likes, and a busy machine does not make it refuse. */
const limits = sameLimits({ points: 1_000_000_000, perSeconds: 60 });
const settings = parseSettings(readEnvironment());
const server = await startServer(settings, createLogs(settings.logLevel), {
  limits,
  shedding: { maxEventLoopDelayMs: 0, maxHeapBytes: 0 },
});
process.once("SIGTERM", () => void server.stop());
