import type { Plugin } from "vite";

const isStudio = (id: string) => /\/app\/(features|pages)\/([\w-]+\/)?studio\//.test(id);
/** What stands around every page. */
const isRoot = (id: string) => /\/app\/root\.tsx(\?|$)/.test(id);
const isLibrary = (id: string) => id.includes("/node_modules/");
/** Needed by so many, a module is fetched with every page. */
const most = 9;

/**
 * Counts how many pages and late parts outside the studio need each module, so that what only the studio's many pages
 * share stays out of the file that every visitor fetches.
 */
export function sharedByVisitors() {
  const counts = new Map<string, number>();
  const aroundPages = new Set<string>();
  const plugin: Plugin = {
    name: "shared-by-visitors",
    buildEnd() {
      counts.clear();
      aroundPages.clear();
      for (const entry of this.getModuleIds()) {
        const info = this.getModuleInfo(entry);
        const isStart = info?.isEntry || (info?.dynamicImporters.length ?? 0) > 0;
        if (!isStart || isStudio(entry)) continue;
        const seen = new Set([entry]);
        // Grows while it is gone through.
        for (const id of seen) {
          counts.set(id, (counts.get(id) ?? 0) + 1);
          for (const next of this.getModuleInfo(id)?.importedIds ?? []) seen.add(next);
          if (isRoot(entry) && !isRoot(id) && !isLibrary(id)) aroundPages.add(id);
        }
      }
    },
  };
  const countOf = (id: string) => counts.get(id) ?? 0;
  return {
    plugin,
    countOf,
    isForMost: (id: string) => countOf(id) >= most || aroundPages.has(id),
    isForSome: (id: string) => countOf(id) > 0,
  };
}
