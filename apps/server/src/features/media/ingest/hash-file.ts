import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFile, stat } from "node:fs/promises";
import { Worker } from "node:worker_threads";

const program = new URL("./hash-thread.ts", import.meta.url);
/** Summed sooner than a thread starts. */
const smallBytes = 4_000_000;

/** What a file is known by. Seconds of work for a long film: in a thread, so that nobody else waits for their page. */
export async function hashFile(path: string): Promise<string> {
  if ((await stat(path)).size <= smallBytes) {
    return createHash("sha256")
      .update(await readFile(path))
      .digest("hex");
  }
  const thread = new Worker(program, { workerData: path, resourceLimits: { maxOldGenerationSizeMb: 64 } });
  try {
    // Its failure is an event that `once` throws.
    const [sum] = (await once(thread, "message")) as [string];
    return sum;
  } finally {
    await thread.terminate();
  }
}
