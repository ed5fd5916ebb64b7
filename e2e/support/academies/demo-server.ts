import { createLogs } from "../../../apps/server/src/platform/log/log.ts";
import { parseSettings, readEnvironment } from "../../../apps/server/src/platform/settings/settings.ts";
import { startServer } from "../../../apps/server/src/start-server.ts";
import { journeyOverrides } from "../overrides.ts";

/** A demo for journeys that change it, with nothing to do but what they ask for (`demo-academies.ts`). */
const settings = parseSettings(readEnvironment());
const server = await startServer(settings, createLogs(settings.logLevel), {
  ...journeyOverrides,
  hasHourlyJobs: false,
  checksData: false,
  makesBackups: false,
  printsAhead: false,
});
process.stdout.write(`owner link: ${server.ownerLink}\n`);
for (const { role, email, password } of server.sampleSignIns) {
  process.stdout.write(`sample ${role}: ${email} / ${password}\n`);
}
process.once("SIGTERM", () => void server.stop());
