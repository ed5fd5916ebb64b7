import { expect, test } from "vitest";
import { startScriptsLate } from "./late-scripts.ts";

const start = `import "/assets/manifest-1.js";
import * as route0 from "/assets/root-2.js";
import * as route1 from "/assets/quiz-3.js";
  
  window.__reactRouterRouteModules = {"root":route0,"pages/quiz":route1};

import("/assets/entry.client-4.js");`;
const styles = '<link rel="stylesheet" href="/a.css"/><link rel="preload" href="/f.woff2" as="font"/>';
const page = (scripts: string) =>
  `<head>${styles}<link rel="modulepreload" href="/assets/manifest-1.js"/><link rel="modulepreload" href="/assets/root-2.js"/></head><body><p>Text</p>${scripts}</body>`;

test("no script is named where the browser would fetch it before the first paint", () => {
  const late = startScriptsLate(page(`<script type="module" async="">${start}</script>`));

  expect(late).toContain(`<head>${styles}</head><body><p>Text</p><script>(`);
  expect(late).not.toContain('type="module"');
  expect(late).not.toContain('<link rel="modulepreload"');
});

test("later all of them are fetched side by side, and start as React Router would start them", () => {
  const late = startScriptsLate(page(`<script type="module" async="">${start}</script>`));

  expect(late).toContain('for(const href of ["/assets/manifest-1.js","/assets/root-2.js"])');
  expect(late).toContain(
    'Promise.all([import("/assets/manifest-1.js"),import("/assets/root-2.js"),import("/assets/quiz-3.js")]).then(([,route0,route1])=>{',
  );
  expect(late).toContain('window.__reactRouterRouteModules={"root":route0,"pages/quiz":route1}');
  expect(late).toContain('return import("/assets/entry.client-4.js")');
});

test.each([
  ["without scripts", ""],
  ["whose scripts start in another way", '<script type="module" async="">import "/a.js";run()</script>'],
])("a page %s stops the build instead of never coming to life", (_, scripts) => {
  expect(() => startScriptsLate(page(scripts))).toThrow(/as expected/);
});
