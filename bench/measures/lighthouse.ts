import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { findBrowser } from "../../e2e/support/find-browser.ts";
import type { Running } from "../processes.ts";
import { atLeast, type Row } from "../report.ts";

const rounds = 3;
const targets = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 } as const;
type Category = keyof typeof targets;

/** Lighthouse's mobile scores, the middle of three runs each. */
export async function measureLighthouse(product: Running, paths: readonly string[]): Promise<Row[]> {
  const chrome = await launch({
    chromePath: findBrowser(),
    chromeFlags: ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-sync"],
  });
  try {
    const rows: Row[] = [];
    // The first page of a browser that has just started is slower than any after it.
    await scoresOf(`${product.url}/privacy`, "", chrome.port);
    for (const path of paths) rows.push(...(await scoresOf(product.url + path, path, chrome.port)));
    return rows;
  } finally {
    chrome.kill();
  }
}

async function scoresOf(url: string, path: string, port: number): Promise<Row[]> {
  const runs: Record<string, number>[] = [];
  for (let round = 0; round < rounds; round++) {
    const run = await lighthouse(url, { port, output: "json", logLevel: "error" });
    const categories = run?.lhr.categories ?? {};
    runs.push(
      Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, (score ?? 0) * 100])),
    );
  }
  return (Object.keys(targets) as Category[]).map((category) => {
    const scores = runs.map((run) => run[category] ?? 0).toSorted((one, other) => one - other);
    const score = scores[Math.floor(rounds / 2)] ?? 0;
    return atLeast(`${path}: Lighthouse mobile, ${category}`, Math.round(score), "points", targets[category]);
  });
}
