import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { buildOf } from "./render-words.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

test("rendered words belong to the pages and to the server's program, but not to its tests", async () => {
  const folder = temporaryFolder("build-");
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, "server"));
  await mkdir(join(folder, "program/deep"), { recursive: true });
  for (const file of ["index.js", "page-scripts.json"]) {
    await writeFile(join(folder, "server", file), file);
  }
  const program = join(folder, "program");
  await writeFile(join(program, "deep/words.ts"), "one");
  const names = new Set([buildOf(folder, [program])]);
  await writeFile(join(program, "deep/words.test.ts"), "a test");
  names.add(buildOf(folder, [program]));
  expect(names.size).toBe(1);
  await writeFile(join(program, "deep/words.ts"), "two");
  names.add(buildOf(folder, [program]));
  await writeFile(join(folder, "server/index.js"), "other pages");
  names.add(buildOf(folder, [program]));
  expect(names.size).toBe(3);
  expect(buildOf(folder)).toMatch(/^[0-9a-f]{16}$/);
});
