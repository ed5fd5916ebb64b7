import { join } from "node:path";
import { audit } from "./audit.ts";
import { type Outcome, type RunOptions, report, root, runAll, runProgram } from "./run-program.ts";

/**
 * The one fast gate: format, lint, types, boundaries, unused code, lockfile, spelling. A patient one lets whatever else
 * runs go first.
 */
export function check({ isPatient = false } = {}): Promise<Outcome[]> {
  const run = (program: string, args: string[], options: RunOptions) =>
    runProgram(program, args, { ...options, isPatient });
  return runAll(
    [
      () => run("node", [compiler, "-p", ".", ...onlyChanges("types")], { name: "types" }),
      () => checkWebTypes(run),
      () => run("biome", ["check", "--error-on-warnings", "."], { name: "format and lint" }),
      () => run("node", ["scripts/check-boundaries.ts"], { name: "boundaries" }),
      () => run("knip", ["--no-progress"], { name: "unused code" }),
      () => run("node", ["scripts/check-lockfile.mjs"], { name: "lockfile" }),
      () => run("cspell", ["lint", "--no-progress", ...onlyNewWords], { name: "spelling" }),
    ],
    isPatient ? 1 : 2,
  );
}

/** Four times as fast as the 6 that the boundaries are read with; both bring a `tsc`, so this one is named whole. */
const compiler = join(root, "node_modules/typescript-7/bin/tsc");

/** What has not changed since the last time, nor uses what has, need not be looked at again. */
const onlyChanges = (name: string) => [
  "--incremental",
  "--tsBuildInfoFile",
  join(root, `node_modules/.cache/${name}.tsbuildinfo`),
];

/** Which files there are, and which words are right in them, is said in `cspell.json`. */
const onlyNewWords = [
  "--cache",
  "--cache-strategy",
  "content",
  "--cache-location",
  "node_modules/.cache/cspell",
];

async function checkWebTypes(run: typeof runProgram): Promise<Outcome> {
  const cwd = join(root, "apps/web");
  const generated = await run("react-router", ["typegen"], { name: "types of the web side", cwd });
  return generated.isGood
    ? run("node", [compiler, "-p", ".", ...onlyChanges("web-types")], { name: generated.name, cwd })
    : generated;
}

if (import.meta.main) {
  const outcomes = [...(await check()), await audit()];
  report(outcomes.at(-1) as Outcome);
  if (!outcomes.every((outcome) => outcome.isGood)) process.exit(1);
}
