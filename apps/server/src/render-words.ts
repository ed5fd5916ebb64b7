import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { HeadlineScript, RenderAttempt, RenderPreview, RenderWords } from "./features/words/public.ts";
import { compiledCode } from "./platform/compiled-code.ts";
import { readPageManifest } from "./platform/pages/load-pages.ts";
import type { WordsTask } from "./words-thread.ts";

const program = new URL("./words-thread.ts", import.meta.url);
/** All pages take a second or two; on a machine that is busy, several. */
const maxMs = 60_000;

/** A thread that begins with the given words, does one thing and ends: nothing of older words is left in it. */
function inThread(task: WordsTask): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(program, {
      workerData: task,
      env: { NODE_ENV: "production", ...compiledCode() },
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    const timer = setTimeout(() => fail(new Error("the pages took too long to render")), maxMs);
    const done = () => {
      clearTimeout(timer);
      void thread.terminate();
    };
    const fail = (error: Error) => {
      done();
      reject(error);
    };
    thread.once("message", (value: unknown) => {
      done();
      resolve(value);
    });
    thread.once("error", fail);
    thread.once("exit", () => fail(new Error("the thread that renders pages ended")));
  });
}

/** Renders the pages of a build again, with other words. */
export function wordsRenderer(buildDir: string) {
  const { pages } = readPageManifest(buildDir);
  // What is for developers stays as it was built.
  const paths = Object.keys(pages).filter((path) => !path.startsWith("/dev/"));
  const render: RenderWords = async (said, words) => {
    const added = Object.keys(said.ownPages);
    const task = { pages: paths, added, notFound: "/404", words };
    return (await inThread({ buildDir, said, task })) as RenderAttempt;
  };
  const preview: RenderPreview = async (said, path) =>
    (await inThread({ buildDir, said, task: { bare: path } })) as string;
  const scripts = JSON.parse(readFileSync(join(buildDir, "server/page-scripts.json"), "utf8")) as {
    chooseHeadline: string;
  };
  const headlineScript: HeadlineScript = (choice) => {
    const given = JSON.stringify(choice).replaceAll("<", "\\u003c");
    return `(()=>{${scripts.chooseHeadline}script.run(${given})})()`;
  };
  return { render, preview, headlineScript, build: buildOf(buildDir) };
}

/** What the thread evaluates besides the built pages: the words as the server reads them, and what Sage support says. */
const evaluated = [
  "words-thread.ts",
  "features/words",
  "features/sage/passages",
  "../../../packages/content/src",
  "../../../packages/contract/src",
  "../../../packages/quiz/src",
].map((path) => join(import.meta.dirname, path));

/** Names all that rendered words follow from but the words: what another program has rendered is not taken over. */
export function buildOf(buildDir: string, sources: readonly string[] = evaluated): string {
  const built = ["index.js", "page-scripts.json"].map((file) => join(buildDir, "server", file));
  const hash = createHash("sha256");
  for (const file of [...built, ...sources.flatMap(programFiles)]) hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}

function programFiles(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  const isProgram = (name: string) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name);
  return readdirSync(path, { recursive: true, encoding: "utf8" })
    .filter(isProgram)
    .toSorted()
    .map((name) => join(path, name));
}
