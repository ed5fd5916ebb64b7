import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { programEnv } from "./program-env.ts";

/**
 * What most tests would otherwise do again before they begin: the tables alone, or with the starter courses and the offers in them.
 * Made once for a run, copied by each test.
 */
export const templates = ["migrated", "seeded"] as const;
export type Template = (typeof templates)[number];

type TemplateTarget = { template: Template; dataDir: string; databaseUrl?: string };

/** All of them, by one process: each in a folder, and in a database if there is one for it. */
export function fillTemplates(programs: string, places: TemplateTarget[]): void {
  const program = join(programs, "make-template-process.js");
  execFileSync(process.execPath, ["--disable-warning=ExperimentalWarning", program, JSON.stringify(places)], {
    env: programEnv,
  });
}
