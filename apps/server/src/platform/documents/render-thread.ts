import { parentPort, workerData } from "node:worker_threads";
import { comeLast } from "../threads/make-way.ts";
import { type Answer, documentsHere, type Question, type ThreadData } from "./documents.ts";
import { budgetOf } from "./weight.rules.ts";

/** The thread's own side. */
const { words, comesLast } = workerData as ThreadData;
// Before any template is loaded: see `editable` of the content.
Object.assign(globalThis, { academyWords: words });
if (comesLast) comeLast();
const documents = documentsHere();
const say = (answer: Answer) => parentPort?.postMessage(answer);

parentPort?.on("message", async ({ id, renderer, args }: Question) => {
  const budgetMs = budgetOf(args);
  if (budgetMs === "too-long") return say({ id, refusal: "TOO_LONG_TO_PRINT" });
  const { user, system } = process.threadCpuUsage();
  say({ id, usedMs: (user + system) / 1000, budgetMs });
  const render = documents[renderer] as (...given: unknown[]) => Promise<unknown>;
  try {
    say({ id, value: await render(...args) });
  } catch (error) {
    say({ id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
