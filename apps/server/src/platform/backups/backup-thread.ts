import { parentPort, workerData } from "node:worker_threads";
import { openDatabase } from "../db/database.ts";
import { openFileStore } from "../files/open-file-store.ts";
import { comeLast, measureWork } from "../threads/make-way.ts";
import { BackupRefused } from "./archive/backup-format.ts";
import type { BackupTask, ThreadAnswer } from "./in-backup-thread.ts";
import { makeBackup } from "./make-backup.ts";
import { tryOut } from "./try-out.ts";

/** A thread of its own: all rows are read, packed and compared, and nobody's request waits for it. */
comeLast();
const task = workerData as BackupTask;
const stopped = new AbortController();
const log = { warn() {} };
parentPort?.on("message", () => stopped.abort());

async function work(): Promise<ThreadAnswer> {
  if (task.kind === "try-out") {
    const { file, scratch, passphrase, now } = task;
    return { proof: await tryOut(file, scratch, { passphrase, now, log }) };
  }
  const { place, secret, options } = task;
  const database = await openDatabase({ ...place, hold: false, log });
  try {
    const store = await openFileStore(place);
    const { signal } = stopped;
    const { rest } = measureWork(database.engine);
    return { made: await makeBackup({ database, store, secret }, { ...options, signal, rest }) };
  } finally {
    await database.close();
  }
}

const answer = await work().catch(
  (error: Error): ThreadAnswer => ({
    failure: error instanceof BackupRefused ? error.message : String(error.stack ?? error),
    isRefused: error instanceof BackupRefused,
  }),
);
parentPort?.postMessage(answer);
parentPort?.close();
