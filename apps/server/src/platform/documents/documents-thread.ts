import { Worker } from "node:worker_threads";
import type { Paper } from "@academy/contract/fields/papers";
import { compiledCode } from "../compiled-code.ts";
import { AppError } from "../errors.ts";
import type { Answer, Documents, Question, Renderers } from "./documents.ts";

type DocumentWords = { look?: { paper?: Paper } };
type PendingAnswer = { resolve(value: unknown): void; reject(error: Error): void };

const defaults = {
  /** A report takes a fraction of a second: what takes this long will never be done. */
  maxMs: 30_000,
  /** Then the thread ends, and the templates with all they use leave the memory. */
  idleMs: 30_000,
  maxWaiting: 40,
  /** Where the owner has chosen none. */
  paper: "a4" as Paper,
  program: new URL("./render-thread.ts", import.meta.url),
};

/** In a thread of its own: while a report is drawn, visitors and leads are answered as fast as ever. */
export function documentsInThread(options: Partial<typeof defaults> = {}): Documents {
  const { maxMs, idleMs, maxWaiting, program, paper } = { ...defaults, ...options };
  const waiting = new Map<number, PendingAnswer>();
  let thread: Worker | undefined;
  let timer: NodeJS.Timeout | undefined;
  let nextId = 0;
  let words: DocumentWords = {};
  let hasOldWords = false;
  let printedOn: Paper = paper;

  async function end(reason: string): Promise<void> {
    clearTimeout(timer);
    const ended = thread;
    thread = undefined;
    const left = [...waiting.values()];
    waiting.clear();
    for (const { reject } of left) reject(new Error(reason));
    await ended?.terminate();
  }

  function start(): Worker {
    hasOldWords = false;
    printedOn = words.look?.paper ?? paper;
    const started = new Worker(program, {
      env: { ...process.env, ...compiledCode() },
      resourceLimits: { maxOldGenerationSizeMb: 512 },
      workerData: { words: { ...words, look: { ...words.look, paper: printedOn } } },
    });
    const isCurrent = () => thread === started;
    started.on("message", (answer: Answer) => {
      const asked = waiting.get(answer.id);
      waiting.delete(answer.id);
      if (isCurrent() && hasOldWords && waiting.size === 0) void end("");
      else if (isCurrent()) watch();
      if ("failure" in answer) asked?.reject(new Error(answer.failure));
      else asked?.resolve(answer.value);
    });
    started.on("error", (error) => isCurrent() && void end(`the documents' thread failed: ${error.message}`));
    started.on("exit", () => isCurrent() && void end("the documents' thread ended"));
    return started;
  }

  /** From the last sign of life: either something is still to come, or nothing is left to do. */
  function watch(): void {
    clearTimeout(timer);
    timer =
      waiting.size > 0
        ? setTimeout(() => void end("the document took too long"), maxMs)
        : setTimeout(() => void end(""), idleMs);
    timer.unref();
  }

  function ask(renderer: keyof Renderers, args: unknown[]): Promise<unknown> {
    if (waiting.size >= maxWaiting) throw new AppError("UNAVAILABLE", { retryAfter: 10 });
    thread ??= start();
    const id = nextId++;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      if (waiting.size === 1) watch();
      thread?.postMessage({ id, renderer, args } satisfies Question);
    });
  }

  return {
    renderMail: async (...args) =>
      (await ask("renderMail", args)) as Awaited<ReturnType<Renderers["renderMail"]>>,
    renderReport: async (...args) => (await ask("renderReport", args)) as Uint8Array,
    drawLinkPreview: async (...args) => (await ask("drawLinkPreview", args)) as Uint8Array,
    drawResultCard: async (...args) => (await ask("drawResultCard", args)) as Uint8Array,
    renderWorkbook: async (...args) => (await ask("renderWorkbook", args)) as Uint8Array,
    renderPlan: async (...args) => (await ask("renderPlan", args)) as Uint8Array,
    renderWriting: async (...args) => (await ask("renderWriting", args)) as Uint8Array,
    renderCertificate: async (...args) => (await ask("renderCertificate", args)) as Uint8Array,
    drawBadge: async (...args) => (await ask("drawBadge", args)) as string,
    renderReceipt: async (...args) => (await ask("renderReceipt", args)) as Uint8Array,
    changeWords: (changed) => {
      words = changed as DocumentWords;
      hasOldWords = thread !== undefined;
      if (hasOldWords && waiting.size === 0) void end("");
    },
    paper: () => (thread ? printedOn : (words.look?.paper ?? paper)),
    close: () => end("the server is stopping"),
  };
}
