import { afterEach, expect, test, vi } from "vitest";
import { startApp } from "./start-app.ts";

afterEach(() => vi.unstubAllGlobals());

const moduleOf = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;

test("modules are fetched side by side, handed to React Router under their routes, and then it starts", async () => {
  const links: { rel?: string; href?: string }[] = [];
  const page: { __reactRouterRouteModules?: Record<string, { name: string }>; log?: string[] } = { log: [] };
  vi.stubGlobal("window", page);
  vi.stubGlobal("document", {
    createElement: () => ({}),
    head: { append: (link: object) => void links.push(link) },
  });

  await startApp({
    preloads: ["/a.js", "/b.js"],
    manifest: moduleOf("window.log.push('manifest')"),
    routes: {
      root: moduleOf("export const name = 'root'"),
      "pages/quiz": moduleOf("export const name = 'quiz'"),
    },
    entry: moduleOf("window.log.push(Object.keys(window.__reactRouterRouteModules).join())"),
  });

  expect(links).toEqual(["/a.js", "/b.js"].map((href) => ({ rel: "modulepreload", href })));
  expect(page.log).toEqual(["manifest", "root,pages/quiz"]);
  expect(page.__reactRouterRouteModules?.["pages/quiz"]?.name).toBe("quiz");
});
