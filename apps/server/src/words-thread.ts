import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import type { ResultView } from "@academy/contract/visitors/results";
import type { PageContent } from "./features/words/public.ts";

/** What this thread is asked for. It does it once, and ends, unless it is for results: they come one by one. */
export type WordsTask = {
  buildDir: string;
  said: PageContent;
  /** Everything, with the address of the words; one page to edit; or somebody's results. */
  task: Everything | { bare: string } | { results: { words: string | undefined } };
};

/** A result whose page is wanted, and the page or why there is none. */
export type ResultTask = { id: number; result: ResultView };
export type ResultAnswer = { id: number } & ({ html: string } | { reason: string });

type Everything = {
  pages: readonly string[];
  /** Pages of the owner's own. */
  added: readonly string[];
  notFound: string;
  words: string | undefined;
};

type Renderer = {
  renderPage(path: string, words?: string): Promise<string>;
  renderBare(path: string): Promise<string>;
  renderShell(words?: string): Promise<string>;
};

const { buildDir, said, task } = workerData as WordsTask;
// Before anything is loaded that has words in it: whatever follows from them is then evaluated with the new ones.
Object.assign(globalThis, { academyWords: said.edits, academyPages: said.ownPages });
const loadRenderer = (): Promise<Renderer> => import(pathToFileURL(join(buildDir, "server/index.js")).href);

async function renderAll({ pages, added, notFound, words }: Everything) {
  const renderer = await loadRenderer();
  const failures: { path: string; reason: string }[] = [];
  const renderEach = async (paths: readonly string[]) => {
    const rendered: Record<string, string> = {};
    for (const path of paths) {
      try {
        rendered[path] = await renderer.renderPage(path, words);
      } catch (error) {
        // Whoever asked decides what to do without it.
        failures.push({ path, reason: error instanceof Error ? error.message : String(error) });
      }
    }
    return rendered;
  };
  const { allFirstWords, liveWords } = await import("./features/words/live-words.ts");
  const { allPassages } = await import("./features/sage/passages/all.ts");
  return {
    pages: await renderEach(pages),
    added: await renderEach(added),
    notFound: await renderer.renderPage(notFound, words),
    shell: await renderer.renderShell(words),
    manifest: await manifest(),
    live: liveWords(),
    first: allFirstWords(),
    passages: allPassages,
    failures,
  };
}

/** The build's, with the name and the ground of now. */
async function manifest(): Promise<string> {
  const { academy } = await import("@academy/content/academy");
  const { look } = await import("@academy/content/theme");
  const built = JSON.parse(readFileSync(join(buildDir, "client/manifest.webmanifest"), "utf8"));
  const isRenamed = academy.name !== built.name;
  const ground = look.ground ?? built.theme_color;
  return JSON.stringify({
    ...built,
    name: academy.name,
    short_name: isRenamed ? shortName(academy.name) : built.short_name,
    description: academy.tagline,
    background_color: ground,
    theme_color: ground,
  });
}

/** What fits below an icon: whole words, as many as do. */
function shortName(name: string): string {
  const words = name.split(/\s+/u);
  return words.reduce((short, word) => (`${short} ${word}`.length <= 14 ? `${short} ${word}` : short));
}

/** One after the other: the page reads its result where every other would. */
async function renderResults(words: string | undefined): Promise<void> {
  const { renderPage } = await loadRenderer();
  let turn = Promise.resolve();
  parentPort?.on("message", ({ id, result }: ResultTask) => {
    turn = turn.then(async () => {
      Object.assign(globalThis, { academyResult: result });
      const answer = await renderPage("/test-results", words).then(
        (html): ResultAnswer => ({ id, html }),
        (error: unknown): ResultAnswer => ({ id, reason: String(error) }),
      );
      parentPort?.postMessage(answer);
    });
  });
}

if ("results" in task) await renderResults(task.results.words);
else
  parentPort?.postMessage(
    await ("bare" in task ? (await loadRenderer()).renderBare(task.bare) : renderAll(task)),
  );
