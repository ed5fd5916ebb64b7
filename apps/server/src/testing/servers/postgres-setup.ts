import { rmSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { temporaryFolder } from "../temporary-folder.ts";
import { startPostgres } from "./postgres-server.ts";
import { bundlePrograms } from "./programs.ts";
import { fillTemplates, templates } from "./templates.ts";

/** One server for the whole run; every test makes a database of its own in it. */
export async function setup(project: TestProject) {
  const server = await startPostgres();
  const dataDir = temporaryFolder("academy-templates-");
  const places = templates.map(async (template) => ({
    template,
    dataDir,
    databaseUrl: await server.createDatabase(template),
  }));
  fillTemplates(await bundlePrograms(project), await Promise.all(places));
  rmSync(dataDir, { recursive: true });
  project.provide("postgresUrl", server.url("postgres"));
  return async () => {
    await server.stop();
    rmSync(project.getProvidedContext().onceFolder, { recursive: true, force: true });
  };
}
