import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createLogs } from "../../../apps/server/src/platform/log/log.ts";
import { parseSettings, readEnvironment } from "../../../apps/server/src/platform/settings/settings.ts";
import { startServer } from "../../../apps/server/src/start-server.ts";
import { journeyOverrides } from "../overrides.ts";
import { startOpenIdProvider } from "./open-id-provider.ts";
import { startOperator } from "./operator.ts";

const openId = await startOpenIdProvider();
const settings = parseSettings({ ...readEnvironment(), ...openId.env });
const operator = await startOperator(() => server.database.db, settings.dataDir);
const server = await startServer(settings, createLogs(settings.logLevel), journeyOverrides);
// What an operator reads from the screen, journeys read from here.
const { sampleSignIns, ownerLink } = server;
const firstStart = { sampleSignIns, ownerLink, operatorUrl: operator.url };
writeFileSync(join(settings.dataDir, "first-start.json"), JSON.stringify(firstStart));
process.once("SIGTERM", () => void Promise.all([server.stop(), openId.stop(), operator.stop()]));
