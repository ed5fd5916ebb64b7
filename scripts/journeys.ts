import { mkdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { findBrowser } from "../e2e/support/find-browser.ts";
import { type Outcome, root, runProgram } from "./run-program.ts";

export const results = join(root, "node_modules/.test-results");

type Options = {
  /** For Playwright: which journeys, at which size. */
  args?: string[];
  env?: Record<string, string>;
  /** Where the report, traces and pictures of failures are left. */
  folder?: string;
  quiet?: boolean;
  signal?: AbortSignal;
};
export type Failure = { name: string; why: string };
export type JourneyOutcome = Outcome & { passed: number; failed: Failure[] };

/** Runs the journeys once and counts them. What was skipped or passed only when tried again has failed. */
export async function runJourneys(options: Options = {}): Promise<JourneyOutcome> {
  const { args = [], env = {}, folder = results, ...rest } = options;
  mkdirSync(folder, { recursive: true });
  const report = join(folder, "playwright.json");
  const outcome = await runProgram(
    "playwright",
    ["test", "--config", "e2e/playwright.config.ts", "--output", join(folder, "journeys"), ...args],
    {
      name: "browser journeys",
      env: { BROWSER_PATH: findBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...env },
      ...rest,
    },
  );
  return { ...outcome, ...(await readReport(report, outcome)) };
}

type Report = Suite & { errors?: { message: string }[] };
type Suite = { suites?: Suite[]; specs?: Spec[] };
type Spec = { title: string; file: string; line: number; tests: JourneyTest[] };
type JourneyTest = { projectName: string; status: string; results: { errors: { message: string }[] }[] };

async function readReport(file: string, { isGood }: Outcome): Promise<{ passed: number; failed: Failure[] }> {
  try {
    const { suites = [], errors = [] } = JSON.parse(await readFile(file, "utf8")) as Report;
    const all = suites.flatMap(specsOf).flatMap(({ tests, file: spec, line, title }) =>
      tests.map(({ projectName, status, results }) => ({
        isExpected: status === "expected",
        name: `${spec}:${line} [${projectName}] ${title}`,
        why: results.flatMap(({ errors }) => errors.map(({ message }) => message)).join("\n"),
      })),
    );
    const failed = all.filter(({ isExpected }) => !isExpected).map(({ name, why }) => ({ name, why }));
    const passed = all.length - failed.length;
    // A runner can fail without a failed journey: an error outside of any.
    if (failed.length === 0 && (!isGood || passed === 0)) {
      failed.push({ name: "the run of the journeys", why: errors.map(({ message }) => message).join("\n") });
    }
    return { passed, failed };
  } catch (error) {
    return { passed: 0, failed: [{ name: "the run of the journeys", why: `no report was left: ${error}` }] };
  }
}

const specsOf = ({ suites = [], specs = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)];
