import { rmSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { temporaryFolder } from "../temporary-folder.ts";
import { bundlePrograms } from "./programs.ts";
import { fillTemplates, templates } from "./templates.ts";

/** Every test copies a file of its own. */
export async function setup(project: TestProject) {
  const folder = temporaryFolder("academy-templates-");
  const programs = await bundlePrograms(project);
  fillTemplates(
    programs,
    templates.map((template) => ({ template, dataDir: join(folder, template) })),
  );
  project.provide("templatesFolder", folder);
  return () => {
    for (const each of [folder, project.getProvidedContext().onceFolder]) {
      rmSync(each, { recursive: true, force: true });
    }
  };
}
