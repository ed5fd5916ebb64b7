import { report, runProgram } from "./run-program.ts";

/** Attacks and faults against the product as it ships, on both engines. A whole run of the tests tries some of them. */
const outcome = await runProgram("vitest", ["run", "apps/server/src/abuse"], {
  name: "attacks and faults",
  quiet: false,
  env: { ABUSE: "yes", NODE_OPTIONS: "--disable-warning=ExperimentalWarning" },
});
report(outcome);
if (!outcome.isGood) process.exitCode = 1;
