import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type WordsOfRoutes, wordsOfRoutesFile } from "./words-of-routes.ts";

type Route = { id: string; parentId?: string | undefined; path?: string | undefined; file: string };
type Routes = Record<string, Route>;

/** Which words a page can show, by their keys. */
export type WordsOfPages = {
  /** Any other may be shown on every page. */
  known: string[];
  pages: Record<string, string[]>;
  /** At all other addresses: pages of the owner's own. */
  others: string[];
};

export function wordsOfPages(
  routes: Routes,
  paths: readonly string[],
  { known, routes: ofRoutes }: WordsOfRoutes,
): WordsOfPages {
  const around = (route: Route | undefined): Route[] =>
    route ? [route, ...around(route.parentId === undefined ? undefined : routes[route.parentId])] : [];
  const keysOf = (isIt: (path: string | undefined) => boolean, what: string) => {
    const route = Object.values(routes).find(({ path }) => isIt(path));
    const all = around(route).map(({ file }) => ofRoutes[file]);
    if (all.length === 0 || all.includes(undefined)) throw new Error(`No words were found for ${what}.`);
    return [...new Set(all.flatMap((keys) => keys ?? []))].sort();
  };
  const pages = paths.map((path) => [path, keysOf((of) => `/${of}` === path, path)] as const);
  return { known, pages: Object.fromEntries(pages), others: keysOf((of) => of === "*", "other pages") };
}

/** Beside the server's build, for whoever publishes words. */
export async function writeWordsOfPages(buildDirectory: string, routes: Routes, paths: readonly string[]) {
  const folder = join(buildDirectory, "server");
  const found = JSON.parse(await readFile(join(folder, wordsOfRoutesFile), "utf8")) as WordsOfRoutes;
  await writeFile(join(folder, "words-of-pages.json"), JSON.stringify(wordsOfPages(routes, paths, found)));
}
