import { rmSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { temporaryFolder } from "../temporary-folder.ts";
import { startPostgres } from "./postgres-server.ts";
import { fillTemplate, templates } from "./templates.ts";

/** One server for the whole run; every test makes a database of its own in it. */
export async function setup(project: TestProject) {
  const server = await startPostgres();
  const dataDir = temporaryFolder("academy-templates-");
  for (const template of templates) {
    fillTemplate(template, dataDir, await server.createDatabase(template));
  }
  rmSync(dataDir, { recursive: true });
  project.provide("postgresUrl", server.url("postgres"));
  return () => server.stop();
}
