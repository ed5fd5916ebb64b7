import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { TrialProof } from "@academy/contract/studio/settings";
import { compiledCode } from "../compiled-code.ts";
import { BackupRefused } from "./archive/backup-format.ts";
import type { MadeBackup } from "./make-backup.ts";

type DataLocation = { dataDir: string; databaseUrl?: string | undefined; s3Url?: string | undefined };
type Options = { folder: string; passphrase?: string | undefined; now: Date };

export type BackupTask =
  | { kind: "make"; place: DataLocation; secret: string; options: Options }
  | { kind: "try-out"; file: string; scratch: string; passphrase: string | undefined; now: Date };
type Done = { made: MadeBackup } | { proof: TrialProof };
export type ThreadAnswer = Done | { failure: string; isRefused: boolean };

const program = new URL("./backup-thread.ts", import.meta.url);

/** Stopped, it leaves nothing under a backup's name. */
export async function inBackupThread(task: BackupTask, signal?: AbortSignal): Promise<Done> {
  const thread = new Worker(program, {
    workerData: task,
    env: { ...process.env, ...compiledCode() },
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  const stop = () => thread.postMessage("stop");
  signal?.addEventListener("abort", stop, { once: true });
  if (signal?.aborted) stop();
  try {
    const [answer] = (await Promise.race([
      once(thread, "message"),
      once(thread, "exit").then(() => [{ failure: "the backup's thread ended", isRefused: false }]),
    ])) as [ThreadAnswer];
    if (!("failure" in answer)) return answer;
    throw answer.isRefused ? new BackupRefused(answer.failure) : new Error(answer.failure);
  } finally {
    signal?.removeEventListener("abort", stop);
    await thread.terminate();
  }
}
