import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { findBrowser } from "../../e2e/support/find-browser.ts";
import type { RunningProcess } from "../processes.ts";
import { atLeast, type Row } from "../report.ts";
import { median } from "../throughput.ts";

const rounds = 3;
const targets = { performance: 100, accessibility: 100, "best-practices": 100, seo: 100 } as const;
type Category = keyof typeof targets;
type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

/** The processor that Lighthouse's fourfold slow-down makes a middling phone of, by Lighthouse's own measure of it. */
const usualIndex = 1500;
const usualSlowdown = 4;

/**
 * Lighthouse's mobile scores, the middle of three runs each. A machine that is slower than Lighthouse takes for granted
 * would stand for a slower phone than is meant, so it is slowed down by less, as Lighthouse's guide to calibrating says.
 */
export async function measureLighthouse(product: RunningProcess, paths: readonly string[]): Promise<Row[]> {
  const chrome = await launch({
    chromePath: findBrowser(),
    chromeFlags: ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-sync"],
  });
  try {
    const rows: Row[] = [];
    // The first page of a browser that has just started is slower than any after it.
    const [, first] = await runs(`${product.url}/privacy`, chrome.port, usualSlowdown);
    const index = first?.environment.benchmarkIndex ?? usualIndex;
    const slowdown = Math.min(usualSlowdown, (usualSlowdown * index) / usualIndex);
    const how = `Lighthouse mobile at ${slowdown.toFixed(1)}×`;
    for (const path of paths) {
      rows.push(...scoresOf(await runs(product.url + path, chrome.port, slowdown), `${path}: ${how}`));
    }
    return rows;
  } finally {
    chrome.kill();
  }
}

async function runs(url: string, port: number, cpuSlowdownMultiplier: number): Promise<Result[]> {
  const results: Result[] = [];
  for (let round = 0; round < rounds; round++) {
    const flags = { port, output: "json", logLevel: "error", throttling: { cpuSlowdownMultiplier } } as const;
    const run = await lighthouse(url, flags);
    if (run) results.push(run.lhr);
  }
  return results;
}

function scoresOf(results: readonly Result[], what: string): Row[] {
  return (Object.keys(targets) as Category[]).map((category) => {
    const score = median(results.map(({ categories }) => (categories[category]?.score ?? 0) * 100));
    return atLeast(`${what}, ${category}`, Math.round(score), "points", targets[category]);
  });
}
