import { Worker } from "node:worker_threads";
import { compiledCode } from "../compiled-code.ts";
import { AppError } from "../errors.ts";
import { takeTurns } from "../turns.rules.ts";
import type { Answer, DocumentWords, Question, Renderers, ThreadData } from "./documents.ts";

type Waiter = Omit<Question, "id"> & {
  words: DocumentWords;
  resolve(value: unknown): void;
  reject(error: Error): void;
};

/** Whose turn it is, and how many of theirs wait beside the one under way. */
export type Asker = { key: string; most: number; refusal?: string };

export type LaneOptions = {
  program: URL;
  /** What neither answers nor works for so long will never be done. */
  stillMs: number;
  /** Then the thread ends, and the templates with all they use leave the memory. */
  idleMs: number;
  lookEveryMs: number;
  maxWaiting: number;
  /** Whoever answers visitors comes first on the processor. */
  comesLast: boolean;
};

/** More than this in `stillMs` is work; asking after it takes a little as well. */
const workMs = 5;

/**
 * One document after the other, in a thread of their own; side by side they would only take more memory. What takes more
 * than its share ends with its thread, and by itself: those behind it have another.
 */
export function openLane(options: LaneOptions, firstWords: DocumentWords) {
  const { program, stillMs, idleMs, lookEveryMs, maxWaiting, comesLast } = options;
  const turns = takeTurns<Waiter>();
  let thread: Worker | undefined;
  let current: (Waiter & { id: number; begun?: { usedMs: number; budgetMs: number } }) | undefined;
  let timer: NodeJS.Timeout | undefined;
  let nextId = 0;
  let words = firstWords;
  let threadWords = firstWords;

  async function end(): Promise<void> {
    clearTimeout(timer);
    const ended = thread;
    thread = undefined;
    await ended?.terminate();
  }

  function settle(how: (asked: Waiter) => void): void {
    clearTimeout(timer);
    const asked = current;
    current = undefined;
    if (asked) how(asked);
    next();
  }

  function fail(error: Error): void {
    void end();
    settle(({ reject }) => reject(error));
  }

  function start(): Worker {
    threadWords = current?.words ?? words;
    const started = new Worker(program, {
      env: { ...process.env, ...compiledCode() },
      resourceLimits: { maxOldGenerationSizeMb: 512 },
      workerData: { words: threadWords, comesLast } satisfies ThreadData,
    });
    const isCurrent = () => thread === started;
    started.on("message", (answer: Answer) => {
      if (!isCurrent() || answer.id !== current?.id) return;
      if ("budgetMs" in answer) current.begun = answer;
      else if ("value" in answer) settle(({ resolve }) => resolve(answer.value));
      else if ("refusal" in answer) settle(({ reject }) => reject(new AppError(answer.refusal)));
      else settle(({ reject }) => reject(new Error(answer.failure)));
    });
    started.on(
      "error",
      (error) => isCurrent() && fail(new Error(`the documents' thread failed: ${error.message}`)),
    );
    started.on("exit", () => isCurrent() && fail(new Error("the documents' thread ended")));
    return started;
  }

  function next(): void {
    if (current) return;
    const asked = turns.take();
    if (!asked) {
      timer = setTimeout(() => void end(), idleMs).unref();
      return;
    }
    clearTimeout(timer);
    current = { ...asked, id: nextId++ };
    if (current.words !== threadWords) void end();
    thread ??= start();
    const { id, renderer, args } = current;
    thread.postMessage({ id, renderer, args } satisfies Question);
    watch(thread, current, { at: performance.now(), usedMs: 0 });
  }

  /** By the time it has had of the processor: a machine that is busy with something else is nobody's fault. */
  function watch(
    watched: Worker,
    under: NonNullable<typeof current>,
    worked: { at: number; usedMs: number },
  ) {
    const isOver = () => thread !== watched || current !== under;
    timer = setTimeout(() => {
      if (performance.now() - worked.at > stillMs) return fail(new Error("the document took too long"));
      watched.cpuUsage().then(
        ({ user, system }) => {
          const usedMs = (user + system) / 1000;
          if (usedMs - worked.usedMs > workMs) Object.assign(worked, { at: performance.now(), usedMs });
          const { begun } = under;
          if (!isOver() && begun && usedMs - begun.usedMs > begun.budgetMs)
            fail(new AppError("TOO_LONG_TO_PRINT"));
        },
        // It has ended meanwhile, and said so.
        () => {},
      );
      if (!isOver()) watch(watched, under, worked);
    }, lookEveryMs).unref();
  }

  return {
    async ask(renderer: keyof Renderers, args: unknown[], asker?: Asker): Promise<unknown> {
      if (turns.size + (current ? 1 : 0) >= maxWaiting) throw new AppError("UNAVAILABLE", { retryAfter: 10 });
      // Its own, where nobody in particular asked.
      const whose = asker?.key ?? `${nextId} ${turns.size} ${renderer}`;
      if (asker && turns.countOf(whose) >= asker.most)
        throw new AppError("TOO_MANY_REQUESTS", { message: asker.refusal, retryAfter: 10 });
      return new Promise((resolve, reject) => {
        turns.add(whose, { renderer, args, words, resolve, reject });
        next();
      });
    },
    /** What was asked for before is still made of the words there were then. */
    changeWords(changed: DocumentWords): void {
      words = changed;
      if (!current) void end();
    },
    async close(): Promise<void> {
      for (const { reject } of turns.takeAll()) reject(new Error("the server is stopping"));
      const ended = end();
      settle(({ reject }) => reject(new Error("the server is stopping")));
      clearTimeout(timer);
      await ended;
    },
  };
}
