import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { allPassages } from "../passages/all.ts";
import { safeIntents } from "../safety/safe-intents.rules.ts";
import { readPractice } from "./practice/read-questions.ts";
import { type Example, type Learnt, teach } from "./train.ts";

/** What is none of the academy's business. */
export const elsewhere = "none";
/** Written ways of asking are many and alike; what people really type counts more. */
const writtenWeight = 0.6;

const kept = join(import.meta.dirname, "../../../../build/sage.model");

/** Everything it learns from. */
export function teachingExamples(): Example[] {
  const own = allPassages.flatMap(({ id, asks, title }) =>
    [asks, title].map((text) => ({ text, places: [id], weight: writtenWeight })),
  );
  const practised = [...readPractice()].flatMap(([who, questions]) =>
    questions.map(({ question, ids }) => ({
      text: question,
      places: ids,
      weight: who === "written" ? writtenWeight : 1,
    })),
  );
  return [...own, ...practised];
}

const placesOfAll = () => [
  ...allPassages.map(({ id }) => id),
  ...safeIntents.map((intent) => `safe-${intent}`),
  elsewhere,
];

/** Changes with anything that could be learnt differently. */
function fingerprint(all: readonly Example[]): string {
  const hash = createHash("sha256").update(JSON.stringify(all));
  for (const file of ["train", "features", "concepts", "lexicon", "lexicon-elsewhere", "tokens"]) {
    hash.update(readFileSync(join(import.meta.dirname, `${file}.ts`)));
  }
  return hash.digest("hex");
}

type Kept = { fingerprint: string; learnt: Learnt };

function readKept(): Kept | undefined {
  try {
    return deserialize(readFileSync(kept)) as Kept;
  } catch {
    // Not built yet, or by another version of Node.
    return undefined;
  }
}

/** Learns all there is to learn and keeps it: some seconds, when the academy is built. */
function learnAndKeep(): Learnt {
  const all = teachingExamples();
  const mark = fingerprint(all);
  const before = readKept();
  if (before?.fingerprint === mark) return before.learnt;
  const learnt = teach(all, placesOfAll());
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(`${kept}.${process.pid}`, serialize({ fingerprint: mark, learnt } satisfies Kept));
  renameSync(`${kept}.${process.pid}`, kept);
  return learnt;
}

/** What was built for this very version: one that knows other places would name passages that are not there. */
function readBuilt(): Learnt | undefined {
  const built = readKept()?.learnt;
  return built && built.places.join() === placesOfAll().join() ? built : undefined;
}

let learnt: Learnt | undefined;

/** What was learnt, read for the first question: an academy that nobody asks anything pays nothing for it. */
export function readLearnt(): Learnt {
  // A test must not be answered from what an older version learnt; a server starts from what was built for it.
  learnt ??= process.env.VITEST ? learnAndKeep() : (readBuilt() ?? teach(teachingExamples(), placesOfAll()));
  return learnt;
}

if (import.meta.main) learnAndKeep();
