import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { root, runProgram } from "./run-program.ts";

/** A tree in which every import is of one kind that is forbidden, or allowed beside it. */
const files = {
  "tsconfig.json": "{}",
  "packages/content/src/words.ts": "export const words = 1;\nexport type Words = number;",
  "apps/server/src/features/leads/leads.routes.ts": "export const routes = 1;",
  "apps/server/src/features/leads/leads.tables.ts":
    'import type { Words } from "../../../../../packages/content/src/words.ts";\nexport type LeadTables = { leads: Words };',
  "apps/server/src/features/leads/code.tables.ts":
    'import { words } from "../../../../../packages/content/src/words.ts";\nexport const rows = words;',
  "apps/server/src/platform/content.ts":
    'import { words } from "../../../../packages/content/src/words.ts";\nexport const said = words;',
  "apps/server/src/platform/content-types.ts":
    'import type { Words } from "../../../../packages/content/src/words.ts";\nexport const said: Words = 1;',
  "apps/server/src/platform/feature.ts":
    'import { routes } from "../features/leads/leads.routes.ts";\nexport const known = routes;',
  "apps/server/src/platform/tables.ts":
    'import type { LeadTables } from "../features/leads/leads.tables.ts";\nexport type Known = LeadTables;',
  "apps/server/src/db/tables.ts":
    'import type { LeadTables } from "../features/leads/leads.tables.ts";\nimport { routes } from "../features/leads/leads.routes.ts";\nexport type Tables = LeadTables;\nexport const known = routes;',
};

test("the platform is held off features and content, and tables are types gathered in one place", async () => {
  const tree = mkdtempSync(join(tmpdir(), "academy-boundaries-"));
  onTestFinished(() => rmSync(tree, { recursive: true, force: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), text);
  }

  const config = join(root, ".dependency-cruiser.cjs");
  const { output } = await runProgram(
    "depcruise",
    ["--config", config, "--output-type", "json", "apps", "packages"],
    { name: "boundaries", cwd: tree },
  );

  const { summary } = JSON.parse(output) as {
    summary: { violations: { rule: { name: string }; from: string }[] };
  };
  const found = summary.violations.map(
    ({ rule, from }) => `${rule.name}: ${from.replace("apps/server/src/", "")}`,
  );
  expect(found.sort()).toEqual([
    "platform-knows-no-content: platform/content-types.ts",
    "platform-knows-no-content: platform/content.ts",
    "platform-knows-no-feature: platform/feature.ts",
    "platform-knows-no-feature: platform/tables.ts",
    "tables-are-gathered-in-one-place: db/tables.ts",
    "tables-are-types: db/tables.ts",
    "tables-are-types: features/leads/code.tables.ts",
  ]);
});
