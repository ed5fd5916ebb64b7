import type { Plugin } from "vite";

const isStudio = (id: string) => /\/app\/(features|pages)\/([\w-]+\/)?studio\//.test(id);
/** What stands around every page. */
const isRoot = (id: string) => /\/app\/root\.tsx(\?|$)/.test(id);
const isLibrary = (id: string) => id.includes("/node_modules/");
/** Needed by so many pages and late parts, a module comes in the one file of those who need it. */
const most = 9;
/** And by so many pages that anybody may open, in the file that is fetched with every page. */
const several = 3;
const isOpenPage = (id: string) => /\/app\/pages\/(?!(learning|account|developers|studio)\/)/.test(id);

/**
 * Counts how many pages and late parts outside the studio need each module, so that what only members' pages share, or
 * the studio's, stays out of the file that every visitor fetches.
 */
export function sharedByVisitors() {
  const counts = new Map<string, number>();
  const openCounts = new Map<string, number>();
  const aroundPages = new Set<string>();
  const countOf = (id: string) => counts.get(id) ?? 0;
  const openCountOf = (id: string) => openCounts.get(id) ?? 0;
  const plugin: Plugin = {
    name: "shared-by-visitors",
    buildEnd() {
      counts.clear();
      openCounts.clear();
      aroundPages.clear();
      for (const entry of this.getModuleIds()) {
        const info = this.getModuleInfo(entry);
        const isStart = info?.isEntry || (info?.dynamicImporters.length ?? 0) > 0;
        if (!isStart || isStudio(entry)) continue;
        const seen = new Set([entry]);
        // Grows while it is gone through.
        for (const id of seen) {
          counts.set(id, countOf(id) + 1);
          if (info?.isEntry && isOpenPage(entry)) openCounts.set(id, openCountOf(id) + 1);
          for (const next of this.getModuleInfo(id)?.importedIds ?? []) seen.add(next);
          if (isRoot(entry) && !isRoot(id) && !isLibrary(id)) aroundPages.add(id);
        }
      }
    },
  };
  return {
    plugin,
    countOf,
    isForMost: (id: string) => aroundPages.has(id) || (countOf(id) >= most && openCountOf(id) >= several),
    isOpenToAll: (id: string) => openCountOf(id) > 0,
    isForMembers: (id: string) => countOf(id) >= most && openCountOf(id) === 0,
    isForSome: (id: string) => countOf(id) > 0,
  };
}
