import { writeSync } from "node:fs";
import { createLogs } from "../../platform/log/log.ts";
import { parseSettings, readEnvironment } from "../../platform/settings.ts";
import { startServer } from "../../start-server.ts";
import { cheapHashing } from "../data/cheap-hashing.ts";
import { thisMachine } from "../servers/this-machine.ts";

/** The server in a process of its own, so that it can be killed, whose webhooks reach a program on this machine. */
const settings = parseSettings(readEnvironment());
await startServer(settings, createLogs("silent"), {
  webhookNetwork: thisMachine,
  // A busy machine must not look like an overloaded server.
  shedding: { maxEventLoopDelayMs: 0, maxHeapBytes: 0 },
  checksData: false,
  hasHourlyJobs: false,
  hasSampleHistory: false,
  passwordHashing: cheapHashing,
  pollMs: 20,
});
writeSync(1, "mode: of a test\n");
