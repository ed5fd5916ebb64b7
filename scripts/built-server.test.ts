import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { isBuiltFromSources, sumOf } from "../apps/server/built-from.mjs";
import { root } from "./run-program.ts";

test("a built server runs only while its sources are what they were", () => {
  const folder = mkdtempSync(join(tmpdir(), "built-server-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const source = join(folder, "source.ts");
  const list = pathToFileURL(join(folder, "built-from.json"));
  expect(isBuiltFromSources(list)).toBe(false);

  writeFileSync(source, "export const price = 997;\n");
  const files = [relative(root, source)];
  writeFileSync(list, JSON.stringify({ files, sum: sumOf(files) }));
  expect(isBuiltFromSources(list)).toBe(true);

  writeFileSync(source, "export const price = 998;\n");
  expect(isBuiltFromSources(list)).toBe(false);
  rmSync(source);
  expect(isBuiltFromSources(list)).toBe(false);
});
