import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { programEnv } from "./program-env.ts";

/**
 * What most tests would otherwise do again before they begin: the tables alone, or with the starter courses and the offers in them.
 * Made once for a run, copied by each test.
 */
export const templates = ["migrated", "seeded"] as const;
export type Template = (typeof templates)[number];

export function fillTemplate(template: Template, dataDir: string, databaseUrl?: string): void {
  const program = join(import.meta.dirname, "../processes/make-template-process.ts");
  const given = [template, dataDir, ...(databaseUrl ? [databaseUrl] : [])];
  execFileSync(process.execPath, ["--disable-warning=ExperimentalWarning", program, ...given], {
    env: programEnv,
  });
}
