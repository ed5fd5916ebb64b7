import type { Plugin } from "vite";

const isStudio = (id: string) => /\/app\/(features|pages)\/([\w-]+\/)?studio\//.test(id);

/**
 * Counts how many pages and late parts outside the studio need each module, so that what only the studio's many pages
 * share stays out of the file that every visitor fetches.
 */
export function sharedByVisitors() {
  const counts = new Map<string, number>();
  const plugin: Plugin = {
    name: "shared-by-visitors",
    buildEnd() {
      counts.clear();
      for (const entry of this.getModuleIds()) {
        const info = this.getModuleInfo(entry);
        const isStart = info?.isEntry || (info?.dynamicImporters.length ?? 0) > 0;
        if (!isStart || isStudio(entry)) continue;
        const seen = new Set([entry]);
        // Grows while it is gone through.
        for (const id of seen) {
          counts.set(id, (counts.get(id) ?? 0) + 1);
          for (const next of this.getModuleInfo(id)?.importedIds ?? []) seen.add(next);
        }
      }
    },
  };
  return { plugin, countOf: (id: string) => counts.get(id) ?? 0 };
}
