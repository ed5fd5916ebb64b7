import { rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { build } from "./build.ts";
import { check } from "./check.ts";
import { type Failure, results, runJourneys } from "./journeys.ts";
import { type Outcome, report, runProgram } from "./run-program.ts";

/** Everything that can be run, and as much of it at once as the machine bears. Nothing is skipped: what can't run has failed. */
let passed = 0;
const failures: Failure[] = [];
rmSync(results, { recursive: true, force: true });

function count(outcomes: Outcome[]): void {
  for (const { isGood, name, output } of outcomes) {
    if (isGood) passed++;
    else failures.push({ name, why: output });
  }
}

type UnitReport = {
  numPassedTests: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

async function runUnitAndApiTests(): Promise<void> {
  const name = "unit and API tests";
  const file = join(results, "vitest.json");
  const outcome = await runProgram(
    "vitest",
    ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
    { name, quiet: false, env: { NODE_OPTIONS: "--disable-warning=ExperimentalWarning" } },
  );
  report(outcome);
  try {
    const { numPassedTests, testResults } = JSON.parse(await readFile(file, "utf8")) as UnitReport;
    const failed = testResults.flatMap(({ name: testFile, message, assertionResults }) => [
      // A file can fail as a whole, before any test of it began.
      ...(message === "" ? [] : [{ name: testFile, why: message }]),
      ...assertionResults
        .filter(({ status }) => status !== "passed")
        .map(({ fullName, failureMessages, status }) => ({
          name: `${testFile}: ${fullName}`,
          why: failureMessages.join("\n") || status,
        })),
    ]);
    passed += numPassedTests;
    failures.push(...failed);
    // A runner can fail without a failed test: an error outside of any.
    if (failed.length === 0 && (!outcome.isGood || numPassedTests === 0)) {
      failures.push({ name, why: "failed outside of any test; what it printed says where" });
    }
  } catch (error) {
    failures.push({ name, why: `left no result: ${error}` });
  }
}

async function countJourneys(): Promise<void> {
  const name = "browser journeys";
  try {
    const outcome = await runJourneys();
    const log = join(results, "journeys.log");
    writeFileSync(log, outcome.output);
    report({ ...outcome, output: `all they printed: ${log}` });
    passed += outcome.passed;
    failures.push(...outcome.failed);
    for (const failure of outcome.failed) tell(failure);
  } catch (error) {
    failures.push({ name, why: error instanceof Error ? error.message : String(error) });
  }
}

function tell({ name, why }: Failure): void {
  console.log(`\nFAILED ${name}\n${stripVTControlCharacters(why).slice(0, 3000)}`);
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
for (const failure of failures) tell(failure);
console.log(`took ${Math.round((performance.now() - started) / 1000)} s`);
console.log(`${passed} passed, ${failures.length} failed`);
if (failures.length > 0) process.exitCode = 1;
