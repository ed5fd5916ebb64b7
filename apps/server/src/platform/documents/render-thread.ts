import { parentPort, workerData } from "node:worker_threads";
import { type Answer, documentsHere, type Question } from "./documents.ts";

/** The thread's own side. One document after the other: side by side they would only take more memory. */
// Before any template is loaded: see `editable` of the content.
Object.assign(globalThis, { academyWords: (workerData as { words?: unknown }).words });
const documents = documentsHere();
let last = Promise.resolve();

parentPort?.on("message", ({ id, renderer, args }: Question) => {
  last = last.then(async () => {
    const render = documents[renderer] as (...given: unknown[]) => Promise<unknown>;
    const answer: Answer = await render(...args).then(
      (value) => ({ id, value }),
      (error: unknown) => ({
        id,
        failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
    );
    parentPort?.postMessage(answer);
  });
});
