import { getCompileCacheDir } from "node:module";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { compiledCode } from "./compiled-code.ts";

test("a thread keeps compiled code where its process does", async () => {
  const program = `require("node:worker_threads").parentPort.postMessage(require("node:module").getCompileCacheDir())`;
  const thread = new Worker(program, { eval: true, env: compiledCode() });
  const folder = await new Promise((resolve) => thread.once("message", resolve));

  expect(getCompileCacheDir()).toEqual(expect.any(String));
  expect(folder).toBe(getCompileCacheDir());
});
