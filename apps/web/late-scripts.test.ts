import { expect, test } from "vitest";
import { startScriptsLate } from "./late-scripts.ts";
import { compilePageScript } from "./page-scripts/compile-page-script.ts";
import type { AppStart } from "./page-scripts/start-app.ts";

const startLate = await compilePageScript<AppStart>("start-late");
/** Only what it is told, to be read again. */
const asData = (given: AppStart) => JSON.stringify(given);

const start = `import "/assets/manifest-1.js";
import * as route0 from "/assets/root-2.js";
import * as route1 from "/assets/quiz-3.js";
  
  window.__reactRouterRouteModules = {"root":route0,"pages/quiz":route1};

import("/assets/entry.client-4.js");`;
const styles = '<link rel="stylesheet" href="/a.css"/><link rel="preload" href="/f.woff2" as="font"/>';
const page = (scripts: string) =>
  `<head>${styles}<link rel="modulepreload" href="/assets/manifest-1.js"/><link rel="modulepreload" href="/assets/root-2.js"/></head><body><p>Text</p>${scripts}</body>`;

test("no script is named where the browser would fetch it before the first paint", () => {
  const late = startScriptsLate(page(`<script type="module" async="">${start}</script>`), startLate);

  expect(late).toContain(`<head>${styles}</head><body><p>Text</p><script>(`);
  expect(late).not.toContain('type="module"');
  expect(late).not.toContain('<link rel="modulepreload"');
});

test("it is told all that React Router's own start imports", () => {
  const late = startScriptsLate(page(`<script type="module" async="">${start}</script>`), asData);

  expect(JSON.parse(/<script>(.*)<\/script>/.exec(late)?.[1] ?? "")).toEqual({
    preloads: ["/assets/manifest-1.js", "/assets/root-2.js"],
    manifest: "/assets/manifest-1.js",
    routes: { root: "/assets/root-2.js", "pages/quiz": "/assets/quiz-3.js" },
    entry: "/assets/entry.client-4.js",
  });
});

test.each([
  ["without scripts", ""],
  ["whose scripts start in another way", '<script type="module" async="">import "/a.js";run()</script>'],
  ["that does more at its start", `<script type="module" async="">${start}run();</script>`],
  [
    "with a route whose module is missing",
    `<script type="module" async="">${start.replace(":route1", ":route7")}</script>`,
  ],
])("a page %s stops the build instead of never coming to life", (_, scripts) => {
  expect(() => startScriptsLate(page(scripts), startLate)).toThrow(/as expected/);
});
