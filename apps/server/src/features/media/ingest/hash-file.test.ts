import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { hashFile } from "./hash-file.ts";

function fileOf(bytes: Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), "academy-hash-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "film");
  writeFileSync(path, bytes);
  return path;
}

test.each([0, 1000, 9_000_000])("a file of %d bytes is summed", async (size) => {
  const bytes = randomBytes(size);
  expect(await hashFile(fileOf(bytes))).toBe(createHash("sha256").update(bytes).digest("hex"));
});

test("a file that is gone is a failure", async () => {
  await expect(hashFile("/nowhere/film")).rejects.toThrow("ENOENT");
});
