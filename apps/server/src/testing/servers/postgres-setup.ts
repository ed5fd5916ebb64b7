import { tmpdir } from "node:os";
import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres-server.ts";
import { fillTemplate, templates } from "./templates.ts";

/** One server for the whole run; every test makes a database of its own in it. */
export async function setup(project: TestProject) {
  const server = await startPostgres();
  for (const template of templates) {
    fillTemplate(template, tmpdir(), await server.createDatabase(template));
  }
  project.provide("postgresUrl", server.url("postgres"));
  return () => server.stop();
}
