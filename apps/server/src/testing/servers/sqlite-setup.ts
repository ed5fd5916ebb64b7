import { rmSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { temporaryFolder } from "../temporary-folder.ts";
import { fillTemplates, templates } from "./templates.ts";

/** Every test copies a file of its own. */
export function setup(project: TestProject) {
  const folder = temporaryFolder("academy-templates-");
  fillTemplates(templates.map((template) => ({ template, dataDir: join(folder, template) })));
  project.provide("templatesFolder", folder);
  return () => {
    for (const each of [folder, project.getProvidedContext().onceFolder]) {
      rmSync(each, { recursive: true, force: true });
    }
  };
}
