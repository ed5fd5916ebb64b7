import { rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "./build.ts";
import { check } from "./check.ts";
import { results, runJourneys } from "./journeys.ts";
import { type Outcome, report, runProgram } from "./run-program.ts";

/** Everything that can be run, and as much of it at once as the machine bears. Nothing is skipped: what can't run has failed. */
type Tally = { passed: number; failed: number };

const tally: Tally = { passed: 0, failed: 0 };
rmSync(results, { recursive: true, force: true });

function count(outcomes: Outcome[]): void {
  for (const { isGood } of outcomes) tally[isGood ? "passed" : "failed"]++;
}

/** A runner's own count; one that left none has failed as a whole. */
async function countReport(outcome: Outcome, file: string, read: (report: never) => Tally): Promise<void> {
  try {
    const { passed, failed } = read(JSON.parse(await readFile(join(results, file), "utf8")) as never);
    tally.passed += passed;
    tally.failed += failed;
    // A runner can fail without a failed test: an error outside of any.
    if (!outcome.isGood && failed === 0) tally.failed++;
    if (passed + failed === 0) tally.failed++;
  } catch (error) {
    console.log(`${outcome.name} left no result: ${error}`);
    tally.failed++;
  }
}

async function runUnitAndApiTests(): Promise<void> {
  const outcome = await runProgram(
    "vitest",
    ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${join(results, "vitest.json")}`],
    {
      name: "unit and API tests",
      quiet: false,
      env: { NODE_OPTIONS: "--disable-warning=ExperimentalWarning" },
    },
  );
  report(outcome);
  await countReport(
    outcome,
    "vitest.json",
    (json: { numPassedTests: number; numFailedTests: number; numPendingTests: number }) => ({
      passed: json.numPassedTests,
      failed: json.numFailedTests + json.numPendingTests,
    }),
  );
}

async function countJourneys(): Promise<void> {
  try {
    const outcome = await runJourneys();
    report(outcome);
    tally.passed += outcome.passed;
    tally.failed += outcome.failed.length;
    for (const name of outcome.failed) console.log(`failed: ${name}`);
  } catch (error) {
    console.log(`FAILED browser journeys: ${error instanceof Error ? error.message : error}`);
    tally.failed++;
  }
}

const started = performance.now();
const built = await build();
for (const outcome of built) report(outcome);
count(built);
/**
 * Tests wait for a database, a process or a browser as often as they compute: side by side they leave no core idle, and
 * no proof of theirs hangs on how long it takes. What the checks read takes what is left.
 */
const [checked] = await Promise.all([check({ isPatient: true }), runUnitAndApiTests(), countJourneys()]);
count(checked);
console.log(`took ${Math.round((performance.now() - started) / 1000)} s`);
console.log(`${tally.passed} passed, ${tally.failed} failed`);
if (tally.failed > 0) process.exitCode = 1;
