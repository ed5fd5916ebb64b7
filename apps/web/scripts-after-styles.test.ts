import { expect, test } from "vitest";
import { letScriptsWait } from "./scripts-after-styles.ts";

const links = '<link rel="stylesheet" href="/a.css"/><link rel="preload" href="/f.woff2" as="font"/>';
const page = `<head>${links}<link rel="modulepreload" href="/assets/a.js"/></head><script>var x;</script><script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/quiz.js";

  window.__reactRouterRouteModules = {"root":route0,"pages/quiz":route1};

import("/assets/entry.js");</script>`;

test("a page's scripts are asked for once it was painted, all of them, and nothing else is touched", () => {
  const html = letScriptsWait(page);

  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).toContain(`<head>${links}</head><script>var x;</script>`);
  expect(html).toContain('["/assets/a.js"]');
  expect(html).toContain(
    'const [, route0, route1] = await Promise.all([import("/assets/manifest.js"), import("/assets/root.js"), import("/assets/quiz.js")]);',
  );
  expect(html).toContain('window.__reactRouterRouteModules = {"root":route0,"pages/quiz":route1};');
  expect(html).toContain('await import("/assets/entry.js");');
  expect(html).toContain('new PerformanceObserver(beginOnce).observe({ type: "paint", buffered: true });');
});

test("scripts that are written another way stop the build", () => {
  expect(() => letScriptsWait("<head></head>")).toThrow(/not written the way they were/);
});
