import { Worker } from "node:worker_threads";
import { compiledCode } from "../../../../platform/compiled-code.ts";
import type { EmbedAnswer, EmbedTask } from "./embed-thread.ts";
import type { Vector } from "./vectors.ts";

type Waiting = { resolve(vectors: Vector[]): void; reject(error: Error): void };

const defaults = {
  /** A question takes a twentieth of a second: who waits longer is answered by words alone. */
  maxMs: 20_000,
  /** Then the thread ends, and a hundred megabytes leave the memory. */
  idleMs: 120_000,
  maxWaiting: 200,
  program: new URL("./embed-thread.ts", import.meta.url),
};

/** What is embedded at a time: more would make a question wait for a course. */
export const atOnce = 8;
/** What comes after says little that is not said by then, and takes long to read. */
export const maxCharacters = 300;

export type Embedder = ReturnType<typeof makeEmbedder>;

/** The model in a thread of its own, loaded with the first text. */
export function makeEmbedder(options: Partial<typeof defaults> = {}) {
  const { maxMs, idleMs, maxWaiting, program } = { ...defaults, ...options };
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let timer: NodeJS.Timeout | undefined;
  let nextId = 0;

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
    const started = new Worker(program, {
      env: { NODE_ENV: "production", ...compiledCode() },
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    const isCurrent = () => thread === started;
    started.on("message", (answer: EmbedAnswer) => {
      if (!isCurrent()) return;
      const asked = waiting.get(answer.id);
      waiting.delete(answer.id);
      watch();
      if ("failure" in answer) asked?.reject(new Error(answer.failure));
      else asked?.resolve(answer.vectors);
    });
    started.on("error", (error) => isCurrent() && void end(`the thread of meaning failed: ${error.message}`));
    started.on("exit", () => isCurrent() && void end("the thread of meaning ended"));
    // Neither the thread nor its timer keeps a program that has nothing else to do.
    started.unref();
    return started;
  }

  function watch(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void end("it took too long"), waiting.size > 0 ? maxMs : idleMs);
    timer.unref();
  }

  return {
    /** Rejected where there is no thread to be had, or too many wait for it. */
    embed(texts: readonly string[]): Promise<Vector[]> {
      if (waiting.size >= maxWaiting) return Promise.reject(new Error("too many texts are waiting"));
      thread ??= start();
      const id = nextId++;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        if (waiting.size === 1) watch();
        thread?.postMessage({ id, texts } satisfies EmbedTask);
      });
    },
    isRunning: () => thread !== undefined,
    close: () => end("the server is stopping"),
  };
}
