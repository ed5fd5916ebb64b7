import { createHash } from "node:crypto";
import { closeSync, openSync, readSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";

/**
 * Runs in a thread of its own: the sum of one file. One buffer for all of it: a stream takes a new one for every piece,
 * and of a long film dozens of them lie about before they are collected.
 */
const buffer = Buffer.allocUnsafeSlow(256 * 1024);
const hash = createHash("sha256");
const file = openSync(workerData as string, "r");
try {
  for (let read = readSync(file, buffer); read > 0; read = readSync(file, buffer)) {
    hash.update(read < buffer.length ? buffer.subarray(0, read) : buffer);
  }
} finally {
  closeSync(file);
}
parentPort?.postMessage(hash.digest("hex"));
