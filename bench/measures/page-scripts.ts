import { type Browser, chromium } from "@playwright/test";
import type { AppStart } from "../../apps/web/page-scripts/start-app.ts";
import { findBrowser } from "../../e2e/support/find-browser.ts";
import type { Running } from "../processes.ts";
import type { Row } from "../report.ts";
import { median } from "../throughput.ts";

const rounds = 7;
const paths = ["/quiz", "/healers-business-blueprint"];
const inlineScript = /<script>\(\(\)=>\{var script=(?:(?!<\/script>)[\s\S])*<\/script>/g;

/** The page as it is, and with one piece taken out (decision 9). */
const variants: Record<string, (html: string) => string> = {
  "as it is": (html) => html,
  "scripts at once": withScriptsAtOnce,
  "laid out whole": (html) =>
    html.replace('<html data-in-parts="" ', "<html ").replace(inlineScript.exec(html)?.[0] ?? "", ""),
};

function withScriptsAtOnce(html: string): string {
  const [, late = ""] = html.match(inlineScript) ?? [];
  const given = /script\.run\((\{.*\})\)\}\)\(\)<\/script>$/.exec(late)?.[1];
  if (!given) throw new Error("the page has no late start");
  const { preloads, manifest, routes, entry } = JSON.parse(given) as AppStart;
  const files = Object.entries(routes);
  const start = [
    `import "${manifest}";`,
    ...files.map(([, file], index) => `import * as route${index} from "${file}";`),
    `window.__reactRouterRouteModules = {${files.map(([id], index) => `"${id}":route${index}`).join()}};`,
    `import("${entry}");`,
  ].join("\n");
  const links = preloads.map((file) => `<link rel="modulepreload" href="${file}"/>`).join("");
  return html
    .replace(late, () => `<script type="module" async="">${start}</script>`)
    .replace("</head>", `${links}</head>`);
}

/** First paint, largest paint and blocked time on a slow phone and line, the variants in turns. */
export async function measurePageScripts(product: Running): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  const found = new Map<string, Vitals[]>();
  for (let round = 0; round < rounds; round++) {
    for (const path of paths) {
      for (const [name, change] of Object.entries(variants)) {
        const key = `${path}, ${name}`;
        const vitals = await visit(browser, product.url + path, change);
        found.set(key, [...(found.get(key) ?? []), vitals]);
      }
    }
  }
  await browser.close();
  return [...found].flatMap(([key, visits]) =>
    (["firstPaint", "largestPaint", "blocked"] as const).map((what) => ({
      what: `${key}: ${what}`,
      ours: median(visits.map((vitals) => vitals[what])),
      unit: "ms",
    })),
  );
}

type Vitals = { firstPaint: number; largestPaint: number; blocked: number };
type Noted = { tasks: PerformanceEntry[]; largest: number; isAlive: boolean };

async function visit(browser: Browser, url: string, change: (html: string) => string): Promise<Vitals> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, bypassCSP: true });
  const page = await context.newPage();
  await page.route(url, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
  const devTools = await context.newCDPSession(page);
  const line = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
  await devTools.send("Network.enable");
  await devTools.send("Network.emulateNetworkConditions", { offline: false, ...line });
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(() => {
    const noted: Noted = { tasks: [], largest: 0, isAlive: false };
    Object.assign(window, { noted });
    const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    watch("longtask", (entry) => noted.tasks.push(entry));
    watch("largest-contentful-paint", (entry) => {
      noted.largest = entry.startTime;
    });
    addEventListener("page-is-alive", () => setTimeout(() => (noted.isAlive = true), 1000));
  });
  await page.goto(url, { waitUntil: "commit" });
  await page.waitForFunction(() => (window as unknown as { noted: Noted }).noted.isAlive);
  const vitals = await page.evaluate(() => {
    const { noted } = window as unknown as { noted: Noted };
    const firstPaint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;
    const after = noted.tasks.filter(({ startTime }) => startTime >= firstPaint);
    const blocked = after.reduce((sum, { duration }) => sum + duration - 50, 0);
    return { firstPaint, largestPaint: noted.largest, blocked };
  });
  await context.close();
  return vitals;
}
