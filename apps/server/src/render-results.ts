import { Worker } from "node:worker_threads";
import type { ResultView } from "@academy/contract/visitors/results";
import type { SaidWords } from "./features/words/public.ts";
import { compiledCode } from "./platform/compiled-code.ts";
import type { Log } from "./platform/log/log.ts";
import type { ResultAnswer, ResultTask, WordsTask } from "./words-thread.ts";

const program = new URL("./words-thread.ts", import.meta.url);
/** Whoever opens a result waits no longer for it to be in the page; it then comes with its scripts. */
const maxMs = 5000;
/** As many as are waited for at once. */
const maxWaiting = 20;
/** Nobody asked for one so long: its memory is given back. */
const restMs = 60_000;

type Waiting = { resolve: (html: string) => void; reject: (reason: Error) => void };

/** Renders the page of somebody's result in a thread of its own, which begins with the words that are published. */
export function resultRenderer(buildDir: string, said: () => SaidWords, log: Pick<Log, "warn">) {
  let current:
    | { of: SaidWords; ask: (result: ResultView) => Promise<string>; end: (reason?: Error) => void }
    | undefined;

  function begin(of: SaidWords) {
    const waiting = new Map<number, Waiting>();
    let asked = 0;
    const workerData = {
      buildDir,
      said: of.said,
      task: { results: { words: of.words } },
    } satisfies WordsTask;
    const thread = new Worker(program, {
      workerData,
      env: { NODE_ENV: "production", ...compiledCode() },
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    // It never keeps a server from ending.
    thread.unref();
    const end = (error = new Error("the thread that renders results has ended")) => {
      clearTimeout(rest);
      if (current?.of === of) current = undefined;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
      void thread.terminate();
    };
    let rest = setTimeout(() => end(), restMs).unref();
    thread.on("message", (answer: ResultAnswer) => {
      const asker = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ("html" in answer) asker?.resolve(answer.html);
      else asker?.reject(new Error(answer.reason));
    });
    thread.once("error", end);
    thread.once("exit", () => end());
    const ask = (result: ResultView) =>
      new Promise<string>((resolve, reject) => {
        if (waiting.size >= maxWaiting) return reject(new Error("too many results are waited for"));
        clearTimeout(rest);
        rest = setTimeout(() => end(), restMs).unref();
        asked += 1;
        waiting.set(asked, { resolve, reject });
        thread.postMessage({ id: asked, result } satisfies ResultTask);
      });
    return { of, ask, end };
  }

  return {
    /** Undefined where it fails: whoever asked has something else to show. */
    async render(result: ResultView): Promise<string | undefined> {
      const now = said();
      if (current?.of !== now) {
        current?.end();
        current = begin(now);
      }
      const { ask, end } = current;
      const timer = setTimeout(() => end(new Error("a result took too long to render")), maxMs);
      try {
        return await ask(result);
      } catch (error) {
        log.warn({ err: error }, "a result could not be rendered");
        return undefined;
      } finally {
        clearTimeout(timer);
      }
    },
    end: () => current?.end(),
  };
}
