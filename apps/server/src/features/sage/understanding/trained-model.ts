import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { allPassages } from "../passages/all.ts";
import { type TrainedModel, train } from "./train.ts";
import { listClasses, listTrainingSamples } from "./training-data.ts";

const file = join(import.meta.dirname, "../../../../build/sage.model");

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

function readKept(): ModelFile | undefined {
  try {
    return deserialize(readFileSync(file)) as ModelFile;
  } catch {
    // Not built yet, or by another version of Node.
    return undefined;
  }
}

/** What was trained from all that is here now, or trained anew, which takes some seconds. */
function currentModel(): ModelFile {
  const current = fingerprint();
  const kept = readKept();
  if (kept?.fingerprint === current) return kept;
  return { fingerprint: current, model: train(listTrainingSamples(), listClasses()) };
}

/** Done when the academy is built. */
function buildModel(): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, serialize(currentModel()));
  renameSync(`${file}.${process.pid}`, file);
}

let loaded: TrainedModel | undefined;

/** Read for the first question: an academy that nobody asks anything pays nothing for it. */
export function loadTrainedModel(): TrainedModel {
  loaded ??= currentModel().model;
  return loaded;
}

if (import.meta.main) buildModel();
