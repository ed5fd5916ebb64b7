import { createHash, randomUUID } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { rolldown } from "rolldown";
import type { TestProject } from "vitest/node";
import { bundledInto } from "../../../rolldown.config.ts";

const sources = join(import.meta.dirname, "../..");
const folders = join(sources, "../build/programs");
const isProgram = (name: string) => name.endsWith(".ts") && !name.endsWith(".test.ts");

/**
 * The processes and commands that tests start, made into a few files for the run: from a thousand sources each start
 * takes twice as long. Answers the folder they are in.
 */
export async function bundlePrograms(project: TestProject): Promise<string> {
  // One for both engines.
  const known = project.vitest.projects.map((each) => each.getProvidedContext().programsFolder).find(Boolean);
  const folder = known ?? (await bundle());
  project.provide("programsFolder", folder);
  if (!known) {
    project.onTestsRerun(async () => {
      const changed = await bundle();
      for (const each of project.vitest.projects) each.provide("programsFolder", changed);
    });
  }
  return folder;
}

async function bundle(): Promise<string> {
  const files = ["commands", "testing/processes"].flatMap((folder) =>
    readdirSync(join(sources, folder))
      .filter(isProgram)
      .map((name) => join(sources, folder, name)),
  );
  const bundled = await rolldown({
    ...bundledInto(join(folders, "one")),
    input: Object.fromEntries(files.map((file) => [basename(file, ".ts"), file])),
  });
  const { output } = await bundled.generate({ format: "esm", entryFileNames: "[name].js", minify: false });
  await bundled.close();
  const chunks = output.flatMap((each) => (each.type === "chunk" ? [each] : []));
  const sum = createHash("sha256");
  for (const { fileName, code } of chunks) sum.update(fileName).update(code);
  // Called by what is in it: the same programs are found compiled by the next run.
  const folder = join(folders, sum.digest("hex").slice(0, 16));
  if (!existsSync(folder)) write(folder, chunks);
  utimesSync(folder, new Date(), new Date());
  removeForgotten();
  return folder;
}

function write(folder: string, chunks: { fileName: string; code: string }[]): void {
  // Whole or not at all: another run may be starting its own.
  const draft = join(folders, randomUUID());
  mkdirSync(draft, { recursive: true });
  for (const { fileName, code } of chunks) writeFileSync(join(draft, fileName), code);
  if (existsSync(folder)) rmSync(draft, { recursive: true });
  else renameSync(draft, folder);
}

const day = 24 * 60 * 60 * 1000;

/** Whatever no run has asked for since yesterday; a run from before a change may still be under way with its own. */
function removeForgotten(): void {
  for (const name of readdirSync(folders)) {
    const folder = join(folders, name);
    const asked = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - asked > day) rmSync(folder, { recursive: true, force: true });
  }
}
