import { expect, test } from "vitest";
import { wordsOfPages } from "./words-of-pages.ts";
import { findWords } from "./words-of-routes.ts";

const modules: Record<string, { imports?: string[]; source?: string }> = {
  "/app/root.tsx": { imports: ["/app/footer.tsx"] },
  "/app/footer.tsx": { imports: ["/packages/content/src/footer.ts"] },
  "/app/pages/home.tsx": { imports: ["/packages/content/src/home.ts", "/node_modules/packages/library.ts"] },
  // What is fetched later is shown as well.
  "/app/pages/quiz.tsx": { imports: ["/app/late.tsx"] },
  "/app/late.tsx": { imports: ["/packages/content/src/quiz.ts"] },
  "/app/pages/studio/frame.tsx": {},
  "/app/pages/studio/today.tsx": { imports: ["/packages/content/src/today.ts"] },
  "/app/pages/own-page.tsx": {},
  "/packages/content/src/footer.ts": { source: 'export const footer = editable("footer", {});' },
  "/packages/content/src/home.ts": {
    imports: ["/packages/content/src/prices.ts"],
    source: 'const one = editable(\n  "home", {}); const two = { ...editable("home-more", {}) };',
  },
  "/packages/content/src/prices.ts": { source: "const terms = (key) => editable(key, {});" },
  "/packages/content/src/quiz.ts": {
    imports: ["/packages/content/src/home.ts"],
    source: 'editable("quiz", {})',
  },
  "/packages/content/src/today.ts": { source: 'editable("today", {})' },
  "/node_modules/packages/library.ts": { source: 'editable("not ours", {})' },
};
const found = findWords({
  ids: () => Object.keys(modules),
  importedBy: (id) => modules[id]?.imports ?? [],
  source: (id) => modules[id]?.source ?? "",
});
const routes = {
  root: { id: "root", path: "", file: "root.tsx" },
  home: { id: "home", parentId: "root", path: "home", file: "pages/home.tsx" },
  quiz: { id: "quiz", parentId: "root", path: "quiz", file: "pages/quiz.tsx" },
  frame: { id: "frame", parentId: "root", file: "pages/studio/frame.tsx" },
  today: { id: "today", parentId: "frame", path: "studio", file: "pages/studio/today.tsx" },
  own: { id: "own", parentId: "root", path: "*", file: "pages/own-page.tsx" },
};

test("a page can show the words of whatever it and those around it import, now or later", () => {
  expect(wordsOfPages(routes, ["/home", "/quiz", "/studio"], found)).toEqual({
    // A key that is made up at run time is not among them.
    known: ["footer", "home", "home-more", "quiz", "today"],
    pages: {
      "/home": ["footer", "home", "home-more"],
      "/quiz": ["footer", "home", "home-more", "quiz"],
      "/studio": ["footer", "today"],
    },
    others: ["footer"],
  });
});

test("a page without a route, or a route without a file, ends the build", () => {
  expect(() => wordsOfPages(routes, ["/nowhere"], found)).toThrow("No words were found for /nowhere.");
  const other = { ...routes, home: { ...routes.home, file: "pages/other.tsx" } };
  expect(() => wordsOfPages(other, ["/home"], found)).toThrow("No words were found for /home.");
});
