import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { easeOnPhones } from "./ease-on-phones.ts";
import { compile } from "./page-scripts/compile-page-script.ts";

const [startLate, beforeLife] = await Promise.all([compile("start-late"), compile("before-life")]);

const page = `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><link rel="modulepreload" href="/m.js"/></head><body><form></form><script type="module" async="">import "/m.js";
import * as route0 from "/r.js";
window.__reactRouterRouteModules = {"root":route0};
import("/e.js");</script></body></html>`;

test("presses are kept before there is anything to press", () => {
  const [head = ""] = easeOnPhones({ startLate, beforeLife })(page).split("</head>");
  const heard = new Set<string>();
  runInNewContext(/<script>(.*?)<\/script>/s.exec(head)?.[1] ?? "", {
    document: { documentElement: { dataset: {} }, currentScript: null },
    performance: { getEntriesByType: () => [] },
    location: { hash: "" },
    AbortController,
    addEventListener: (name: string) => heard.add(name),
  });
  expect([...heard]).toEqual(["click", "keydown", "submit", "page-is-alive"]);
});
