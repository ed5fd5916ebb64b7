import { writeSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { createLogs } from "../../platform/log/log.ts";
import { parseSettings, readEnvironment } from "../../platform/settings/settings.ts";
import { keepRunning } from "../../start/keep-running.ts";
import { cheapHashing } from "../data/cheap-hashing.ts";
import { samplePages } from "../servers/sample-pages.ts";
import { thisMachine } from "../servers/this-machine.ts";

/**
 * The server in a process of its own, so that it can be killed, with what tests usually change of it; its webhooks reach
 * a program on this machine.
 */
const settings = parseSettings(readEnvironment());
const running = await keepRunning(settings, createLogs("silent"), {
  webhookNetwork: thisMachine,
  // To make those of the build ready is most of a start.
  ...(process.env.BUILT_PAGES ? {} : { pages: samplePages() }),
  // A busy machine must not look like an overloaded server.
  shedding: { maxEventLoopDelayMs: 0, maxHeapBytes: 0 },
  checksData: false,
  makesBackups: false,
  hasHourlyJobs: false,
  hasSampleHistory: false,
  passwordHashing: cheapHashing,
  pollMs: 20,
});
const { sampleSignIns } = running.current();
for (const { role, email, password } of sampleSignIns)
  writeSync(1, `sample ${role}: ${email} / ${password}\n`);
// It is killed rather than ended, which is when compiled code is kept otherwise.
flushCompileCache();
writeSync(1, "mode: of a test\n");
