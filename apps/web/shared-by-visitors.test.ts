import { expect, test } from "vitest";
import { sharedByVisitors } from "./shared-by-visitors.ts";

type Graph = Record<string, { isEntry?: boolean; dynamicImporters?: string[]; importedIds?: string[] }>;

function sharedIn(graph: Graph) {
  const { plugin, ...shared } = sharedByVisitors();
  const info = (id: string) => ({ isEntry: false, dynamicImporters: [], importedIds: [], ...graph[id] });
  const context = { getModuleIds: () => Object.keys(graph), getModuleInfo: info };
  (plugin.buildEnd as (this: unknown) => void).call(context);
  return shared;
}

test("a module counts once for each page and late part that needs it, the studio's left out", () => {
  const { countOf, isForSome } = sharedIn({
    "/app/pages/quiz.tsx": { isEntry: true, importedIds: ["/ui/button", "/lib/text"] },
    "/app/features/quiz/late.tsx": { dynamicImporters: ["/app/pages/quiz.tsx"], importedIds: ["/ui/button"] },
    "/app/pages/studio/leads.tsx": { isEntry: true, importedIds: ["/ui/button", "/ui/table"] },
    "/app/features/sage/studio/list.tsx": { dynamicImporters: ["/x"], importedIds: ["/ui/table"] },
    "/ui/button": { importedIds: ["/lib/text"] },
    "/lib/text": {},
    "/ui/table": {},
  });

  expect(["/ui/button", "/lib/text", "/ui/table"].map(countOf)).toEqual([2, 2, 0]);
  expect(["/ui/button", "/ui/table"].map(isForSome)).toEqual([true, false]);
});

test("what stands around every page is for most, whoever else needs it, and so is what many need", () => {
  const pages = Object.fromEntries(
    Array.from({ length: 9 }, (_, page) => [
      `/app/pages/${page}.tsx`,
      { isEntry: true, importedIds: ["/ui/many", ...(page ? ["/ui/fewer"] : [])] },
    ]),
  );
  const { isForMost } = sharedIn({
    ...pages,
    "/app/root.tsx?route": { isEntry: true, importedIds: ["/app/frame", "/node_modules/icons"] },
    "/app/frame": {},
    "/node_modules/icons": {},
    "/ui/many": {},
    "/ui/fewer": {},
  });

  expect(["/app/frame", "/ui/many"].map(isForMost)).toEqual([true, true]);
  expect(["/app/root.tsx?route", "/node_modules/icons", "/ui/fewer"].map(isForMost)).toEqual([
    false,
    false,
    false,
  ]);
});

test("what only members' many pages share comes in a file of theirs", () => {
  const pages = Object.fromEntries(
    Array.from({ length: 9 }, (_, page) => [
      `/app/pages/learning/${page}.tsx`,
      { isEntry: true, importedIds: ["/features/outbox", "/ui/bar"] },
    ]),
  );
  const { isForMost, isForMembers, isOpenToAll } = sharedIn({
    ...pages,
    "/app/pages/quiz.tsx": { isEntry: true, importedIds: ["/ui/bar"] },
    "/features/outbox": {},
    "/ui/bar": {},
  });

  expect(["/features/outbox", "/ui/bar"].map(isForMost)).toEqual([false, false]);
  expect(["/features/outbox", "/ui/bar"].map(isForMembers)).toEqual([true, false]);
  expect(["/features/outbox", "/ui/bar"].map(isOpenToAll)).toEqual([false, true]);
});
