import { expect, test } from "vitest";
import { sharedByVisitors } from "./shared-by-visitors.ts";

type Graph = Record<string, { isEntry?: boolean; dynamicImporters?: string[]; importedIds?: string[] }>;

function countsIn(graph: Graph) {
  const { plugin, countOf } = sharedByVisitors();
  const info = (id: string) => ({ isEntry: false, dynamicImporters: [], importedIds: [], ...graph[id] });
  const context = { getModuleIds: () => Object.keys(graph), getModuleInfo: info };
  (plugin.buildEnd as (this: unknown) => void).call(context);
  return countOf;
}

test("a module counts once for each page and late part that needs it, the studio's left out", () => {
  const countOf = countsIn({
    "/app/pages/quiz.tsx": { isEntry: true, importedIds: ["/ui/button", "/lib/text"] },
    "/app/features/quiz/late.tsx": { dynamicImporters: ["/app/pages/quiz.tsx"], importedIds: ["/ui/button"] },
    "/app/pages/studio/leads.tsx": { isEntry: true, importedIds: ["/ui/button", "/ui/table"] },
    "/app/features/sage/studio/list.tsx": { dynamicImporters: ["/x"], importedIds: ["/ui/table"] },
    "/ui/button": { importedIds: ["/lib/text"] },
    "/lib/text": {},
    "/ui/table": {},
  });

  expect(["/ui/button", "/lib/text", "/ui/table"].map(countOf)).toEqual([2, 2, 0]);
});
