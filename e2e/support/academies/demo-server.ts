import { createInterface } from "node:readline";
import { createLogs } from "../../../apps/server/src/platform/log/log.ts";
import { parseSettings, readEnvironment } from "../../../apps/server/src/platform/settings/settings.ts";
import { keepRunning } from "../../../apps/server/src/start/keep-running.ts";
import { journeyOverrides } from "../overrides.ts";

/** A demo for journeys that change it, with nothing to do but what they ask for (`demo-academies.ts`). */
const settings = parseSettings(readEnvironment());
/** How far its clock is ahead, in minutes: whoever started it says so line by line. */
let aheadMinutes = 0;
createInterface({ input: process.stdin }).on("line", (line) => {
  aheadMinutes = Number(line);
});
const running = await keepRunning(settings, createLogs(settings.logLevel), {
  ...journeyOverrides,
  now: () => new Date(Date.now() + aheadMinutes * 60_000),
  hasHourlyJobs: false,
  checksData: false,
  makesBackups: false,
  printsAhead: false,
});
const server = running.current();
process.stdout.write(`owner link: ${server.ownerLink}\n`);
for (const { role, email, password } of server.sampleSignIns) {
  process.stdout.write(`sample ${role}: ${email} / ${password}\n`);
}
process.once("SIGTERM", () => {
  // Or it would wait for the next line.
  process.stdin.destroy();
  void running.stop();
});
