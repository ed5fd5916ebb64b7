import { patient } from "../apps/server/src/testing/pace.ts";
import { report, runProgram } from "./run-program.ts";

/** What takes longer is not run before every release. */
const mostSeconds = patient(6 * 60_000) / 1000;

/** Attacks and faults against the product as it ships, on both engines. A whole run of the tests tries some of them. */
const outcome = await runProgram("vitest", ["run", "apps/server/src/abuse"], {
  name: "attacks and faults",
  quiet: false,
  env: { ABUSE: "yes", NODE_OPTIONS: "--disable-warning=ExperimentalWarning" },
});
report(outcome);
const isLate = outcome.seconds > mostSeconds;
if (isLate) console.log(`It took longer than ${Math.round(mostSeconds)} s.`);
if (!outcome.isGood || isLate) process.exitCode = 1;
