import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { parentPort, workerData } from "node:worker_threads";

/** Runs in a thread of its own: the sum of one file. */
const hash = createHash("sha256");
await pipeline(createReadStream(workerData as string, { highWaterMark: 1024 * 1024 }), hash);
parentPort?.postMessage(hash.digest("hex"));
