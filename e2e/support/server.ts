import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createLogs } from "../../apps/server/src/platform/log/log.ts";
import { parseSettings, readEnvironment } from "../../apps/server/src/platform/settings.ts";
import { sameLimits } from "../../apps/server/src/rate-limits.ts";
import { startServer } from "../../apps/server/src/start-server.ts";
import { cheapHashing } from "../../apps/server/src/testing/data/cheap-hashing.ts";
import { startOpenIdProvider } from "./open-id-provider.ts";
import { startOperator } from "./operator.ts";

/**
 * The whole product, except that all journeys come from one address, which may ask as often as it likes, and that
 * passwords are hashed at little cost: every journey begins with one.
 */
const limits = sameLimits({ points: 1_000_000_000, perSeconds: 60 });
const openId = await startOpenIdProvider();
const operator = await startOperator(() => server.database.db);
const settings = parseSettings({ ...readEnvironment(), ...openId.env });
const server = await startServer(settings, createLogs(settings.logLevel), {
  limits,
  passwordHashing: cheapHashing,
  pollMs: 50,
});
// What an operator reads from the screen, journeys read from here.
const { sampleSignIns, ownerLink } = server;
const firstStart = { sampleSignIns, ownerLink, operatorUrl: operator.url };
writeFileSync(join(settings.dataDir, "first-start.json"), JSON.stringify(firstStart));
process.once("SIGTERM", () => void Promise.all([server.stop(), openId.stop(), operator.stop()]));
