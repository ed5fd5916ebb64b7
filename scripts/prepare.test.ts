import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { root } from "./run-program.ts";

const prepare = () =>
  promisify(execFile)(process.execPath, [join(root, "scripts/prepare.mjs"), "--tools", "--build"]);

test("a start after a start has nothing to install and nothing to build, and says nothing", async () => {
  // Of a checkout that is not built yet.
  await prepare();
  expect(await prepare()).toEqual({ stdout: "", stderr: "" });
});
