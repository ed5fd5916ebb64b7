import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { dirname, join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { allPassages } from "../passages/all.ts";
import { type TrainedModel, train } from "./train.ts";
import { listClasses, listTrainingSamples } from "./training-data.ts";

const modelFile = join(import.meta.dirname, "../../../../build/sage.model");

let training: ChildProcess | undefined;

const isTraining = () =>
  training?.pid !== undefined && training.exitCode === null && training.signalCode === null;

/** A first start does not wait for what Sage support has to learn; it is learned as soon as people are being served. */
export function trainWhenMissing(): void {
  if (!existsSync(modelFile)) trainInBackground();
}

/**
 * In a process of its own that makes way for whatever else wants the processor. Tried once: whatever kept it from being
 * done would do so again. Ended with the server; a server that was killed leaves it to finish, and the next one finds it.
 */
function trainInBackground(): void {
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

/**
 * Changes with anything that could be trained differently: the code and data of this folder, and what the passages are
 * called. A model of another version would name passages that are not there.
 */
function fingerprint(): string {
  const own = allPassages.map(({ id, asks, title }) => [id, asks, title]);
  const hash = createHash("sha256").update(JSON.stringify([listClasses(), own]));
  const folders = [import.meta.dirname, join(import.meta.dirname, "practice")];
  for (const folder of folders) {
    for (const name of readdirSync(folder).toSorted()) {
      if (/(?<!\.test)\.ts$|\.tsv$/.test(name)) hash.update(readFileSync(join(folder, name)));
    }
  }
  return hash.digest("hex");
}

type ModelFile = { fingerprint: string; model: TrainedModel };

/** What was trained from all that is here now. */
function readCurrent(): ModelFile | undefined {
  try {
    const kept = deserialize(readFileSync(modelFile)) as ModelFile;
    return kept.fingerprint === fingerprint() ? kept : undefined;
  } catch {
    // Not trained yet, or by another version of Node.
    return undefined;
  }
}

/** Read, or trained first, which takes half a minute. Written at once and whole: whoever reads finds one or none. */
export function makeTrainedModel(): TrainedModel {
  const current = readCurrent();
  if (current) return current.model;
  const made = { fingerprint: fingerprint(), model: train(listTrainingSamples(), listClasses()) };
  mkdirSync(dirname(modelFile), { recursive: true });
  writeFileSync(`${modelFile}.${process.pid}`, serialize(made));
  renameSync(`${modelFile}.${process.pid}`, modelFile);
  return made.model;
}

let loaded: TrainedModel | undefined;

/**
 * Read for the first question: an academy that nobody asks anything pays nothing for it. Undefined as long as it has to
 * be trained, which is done elsewhere: nobody waits for it.
 */
export function loadTrainedModel(): TrainedModel | undefined {
  if (loaded || isTraining()) return loaded;
  loaded = readCurrent()?.model;
  if (!loaded) trainInBackground();
  return loaded;
}

if (import.meta.main) makeTrainedModel();
