import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { join } from "node:path";

export const modelFile = join(import.meta.dirname, "../../../../build/sage.model");

let training: ChildProcess | undefined;

export const isTraining = () =>
  training?.pid !== undefined && training.exitCode === null && training.signalCode === null;

/** A first start does not wait for what Sage support has to learn; it is learned as soon as people are being served. */
export function trainWhenMissing(): void {
  if (!existsSync(modelFile)) trainInBackground();
}

/**
 * In a process of its own that makes way for whatever else wants the processor. Tried once: whatever kept it from being
 * done would do so again. Ended with the server; a server that was killed leaves it to finish, and the next one finds it.
 */
export function trainInBackground(): void {
  if (training) return;
  training = spawn(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", join(import.meta.dirname, "trained-model.ts")],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  const { pid } = training;
  if (pid) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  // What goes wrong in there is said by itself; without a process to spare it is tried again at the next start.
  training.on("error", () => {});
  training.unref();
  process.once("exit", () => training?.kill());
}
