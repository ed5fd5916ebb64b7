import { Worker } from "node:worker_threads";
import { sageTalk } from "@academy/content/help";
import { compiledCode } from "../../../platform/compiled-code.ts";
import { AppError } from "../../../platform/errors.ts";
import { takeTurns } from "../../../platform/turns.rules.ts";
import type { Asker } from "../asker.ts";
import { publishedPassages } from "../passages/published-passages.ts";
import type { FromThread, ToThread } from "./answer-thread.ts";
import type { AnswerSources, ReplyWithMeaning } from "./answerer.ts";

type Question = {
  message: string;
  asker: Asker | undefined;
  resolve(reply: ReplyWithMeaning): void;
  reject(error: Error): void;
};

const defaults = {
  /** While one is read for its meaning, another is looked up. */
  atOnce: 2,
  /** Of members, and of everybody else: some seconds for the last of them. */
  maxWaiting: 60,
  /** A question takes a tenth of a second of the processor’s time; what takes so much never ends. */
  maxWorkMs: 20_000,
  /** Nor does what neither works nor answers for so long. */
  stillMs: 60_000,
  lookEveryMs: 500,
  /** Then the thread ends, and what it knows leaves the memory. */
  idleMs: 120_000,
  program: new URL("./answer-thread.ts", import.meta.url),
};

/** When the thread was last heard of or seen to work, and how much it had worked by then and since. */
type Sign = { at: number; fromMs?: number; usedMs?: number };

/** More than this between two looks is work; asking after it takes a little as well. */
const workingMs = 5;

/**
 * Finds answers in a thread of its own, a few at a time: however many ask, pages and everything else are answered as
 * ever. Whoever asks much waits behind whoever asks one thing, and strangers wait behind members.
 */
export function answerInThread(
  sources: AnswerSources,
  revision: () => number,
  options: Partial<typeof defaults> = {},
) {
  const { atOnce, maxWaiting, idleMs, program, ...limits } = { ...defaults, ...options };
  const lines = { members: takeTurns<Question>(), strangers: takeTurns<Question>() };
  const underWay = new Map<number, Question>();
  let thread: Worker | undefined;
  let timer: NodeJS.Timeout | undefined;
  let newest: Sign | undefined;
  /** The passages of the words that the thread has. */
  let told: ReturnType<typeof publishedPassages> | "nothing";
  let nextId = 0;

  async function end(reason: string): Promise<void> {
    clearTimeout(timer);
    const ended = thread;
    thread = undefined;
    const left = [...underWay.values()];
    underWay.clear();
    for (const { reject } of left) reject(new Error(reason));
    await ended?.terminate();
  }

  /** Whoever waits is answered by another thread. */
  function fail(reason: string): void {
    void end(reason);
    next();
    if (underWay.size > 0) watch();
  }

  function start(): Worker {
    const started = new Worker(program, {
      env: compiledCode(),
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    const isCurrent = () => thread === started;
    const say = (said: ToThread) => isCurrent() && started.postMessage(said);
    const find = async ({ id, source, args }: Extract<FromThread, { kind: "find" }>) => {
      try {
        const value = await (sources[source] as (...args: unknown[]) => Promise<unknown>)(...args);
        say({ kind: "found", id, value });
      } catch (error) {
        say({ kind: "not-found", id, failure: error instanceof Error ? error.message : String(error) });
      }
    };
    started.on("message", (said: FromThread) => {
      if (!isCurrent()) return;
      if (said.kind === "find") {
        void find(said);
        return watch();
      }
      const asked = underWay.get(said.id);
      underWay.delete(said.id);
      if (said.kind === "reply") asked?.resolve(said.reply);
      else asked?.reject(new Error(said.failure));
      next();
      watch();
    });
    started.on("error", (error) => isCurrent() && fail(`the thread that answers failed: ${error.message}`));
    started.on("exit", () => isCurrent() && fail("the thread that answers ended"));
    // Neither the thread nor its timer keeps a program that has nothing else to do.
    started.unref();
    told = "nothing";
    return started;
  }

  function next(): void {
    while (underWay.size < atOnce) {
      const asked = lines.members.take() ?? lines.strangers.take();
      if (!asked) break;
      const { message, asker } = asked;
      const id = nextId++;
      underWay.set(id, asked);
      thread ??= start();
      const passages = publishedPassages();
      // Passages are made anew with whatever words are published.
      if (passages !== told)
        thread.postMessage({ kind: "words", passages, talk: sageTalk } satisfies ToThread);
      told = passages;
      thread.postMessage({ kind: "question", id, message, asker, revision: revision() } satisfies ToThread);
    }
  }

  /** From the last thing that was heard of it. */
  function watch(): void {
    clearTimeout(timer);
    newest = { at: performance.now() };
    if (thread && underWay.size > 0) look(thread, newest);
    else timer = setTimeout(() => void end("nobody asked anything"), idleMs).unref();
  }

  /** By the time the thread has had of the processor: a machine that is busy with something else is nobody’s fault. */
  function look(watched: Worker, heard: Sign): void {
    timer = setTimeout(() => {
      if (performance.now() - heard.at > limits.stillMs) return fail("the answer took too long");
      watched.cpuUsage().then(
        ({ user, system }) => {
          const usedMs = (user + system) / 1000;
          heard.fromMs ??= usedMs;
          if (usedMs - (heard.usedMs ?? 0) > workingMs)
            Object.assign(heard, { usedMs, at: performance.now() });
          if (heard === newest && usedMs - heard.fromMs > limits.maxWorkMs) fail("the answer took too long");
        },
        // It has ended meanwhile, and said so.
        () => {},
      );
      look(watched, heard);
    }, limits.lookEveryMs).unref();
  }

  return {
    /** Refused at once where too many wait already. */
    async answer(message: string, asker: Asker | undefined, addressKey: string): Promise<ReplyWithMeaning> {
      const line = asker ? lines.members : lines.strangers;
      if (line.size >= maxWaiting) throw new AppError("SAGE_BUSY", { retryAfter: 10 });
      return new Promise((resolve, reject) => {
        line.add(asker?.id ?? addressKey, { message, asker, resolve, reject });
        next();
        if (underWay.size === 1) watch();
      });
    },
    async close(): Promise<void> {
      const left = [...lines.members.takeAll(), ...lines.strangers.takeAll()];
      for (const { reject } of left) reject(new Error("the server is stopping"));
      await end("the server is stopping");
    },
  };
}
