import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

type Graph = {
  ids(): Iterable<string>;
  importedBy(id: string): Iterable<string>;
  source(id: string): string;
};

/** By the file of a route, below the folder of the pages: the keys of all words that it can show. */
export type WordsOfRoutes = {
  /** Those that are found in the sources by their name. Any other may be shown anywhere. */
  known: string[];
  routes: Record<string, string[]>;
};

export const wordsOfRoutesFile = "words-of-routes.json";

/** A route's file, as the table of routes names it. */
const routeFile = /\/app\/((?:pages\/.+|root)\.tsx)$/;
const withoutQuery = (id: string) => id.replace(/\?.*$/, "");

/**
 * Leaves beside the server's build which words each route can show: those of all modules that it imports, now or later.
 * A page that imports none of the words that have changed is the same as before.
 */
export function wordsOfRoutes(): Plugin {
  return {
    name: "words-of-routes",
    applyToEnvironment: ({ name }) => name === "ssr",
    generateBundle() {
      const found = findWords({
        ids: () => this.getModuleIds(),
        importedBy: (id) => {
          const info = this.getModuleInfo(id);
          return [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])];
        },
        source: (id) => readFileSync(withoutQuery(id), "utf8"),
      });
      this.emitFile({ type: "asset", fileName: wordsOfRoutesFile, source: JSON.stringify(found) });
    },
  };
}

export function findWords({ ids, importedBy, source }: Graph): WordsOfRoutes {
  const keysIn = new Map<string, string[]>();
  const ofModule = (id: string) => {
    const isOurs = /\/(app|packages)\/.*\.tsx?$/.test(withoutQuery(id)) && !id.includes("/node_modules/");
    const keys = isOurs
      ? [...source(id).matchAll(/\beditable\(\s*"([^"]+)"/g)].map(([, key]) => key ?? "")
      : [];
    keysIn.set(id, keys);
    return keys;
  };
  const known = new Set<string>();
  const routes: Record<string, string[]> = {};
  for (const id of ids()) {
    for (const key of keysIn.get(id) ?? ofModule(id)) known.add(key);
    const route = routeFile.exec(withoutQuery(id))?.[1];
    if (!route) continue;
    const keys = new Set<string>();
    const seen = new Set([id]);
    // Grows while it is gone through.
    for (const each of seen) {
      for (const key of keysIn.get(each) ?? ofModule(each)) keys.add(key);
      for (const next of importedBy(each)) seen.add(next);
    }
    routes[route] = [...new Set([...(routes[route] ?? []), ...keys])].sort();
  }
  return { known: [...known].sort(), routes };
}
