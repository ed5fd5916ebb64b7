import { globSync } from "node:fs";
import { join } from "node:path";
import { root, runProgram } from "./run-program.ts";

/** Import rules, and that they were held against everything: a checker that sees no modules finds no faults. */
const outcome = await runProgram(
  "depcruise",
  [
    "--config",
    ".dependency-cruiser.cjs",
    "--output-type",
    "json",
    "apps/web/app",
    "apps/server/src",
    "packages",
  ],
  { name: "boundaries" },
);
const { summary, modules } = JSON.parse(outcome.output) as {
  summary: { violations: { rule: { name: string }; from: string; to: string }[] };
  modules: { source: string; dependencies: unknown[] }[];
};
for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} → ${to}`);

const sources = ["apps/web/app", "apps/server/src", "packages"].flatMap((folder) =>
  globSync("**/*.{ts,tsx}", {
    cwd: join(root, folder),
    exclude: (path) => /^(node_modules|dist|build)$/.test(path),
  }).map((file) => `${folder}/${file}`),
);
const seen = new Map(modules.map((module) => [module.source, module.dependencies.length]));
const missed = sources.filter((file) => !seen.has(file));
for (const file of missed) console.error(`not seen: ${file}`);
const imports = [...seen.values()].reduce((sum, count) => sum + count, 0);
// Far fewer imports than files means that the checker could not read TypeScript.
const isBlind = imports < sources.length;
if (isBlind) console.error(`only ${imports} imports seen in ${sources.length} files`);
if (summary.violations.length || missed.length || isBlind) process.exit(1);
console.log(`boundaries: ${sources.length} modules, ${imports} imports, no violation`);
