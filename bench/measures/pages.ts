import { writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { publicPaths } from "../../packages/content/src/public-paths.ts";
import { weigh } from "../page-weight.ts";
import { type RunningProcess, startBaseline } from "../processes.ts";
import { atMost, type Row, ratioRow } from "../report.ts";
import { sideBySide } from "../throughput.ts";

/** A page against the fastest a Node server can hand out the same bytes. */
export async function measurePages(product: RunningProcess, work: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const encoding of ["identity", "br"]) {
    const headers = { "accept-encoding": encoding };
    const file = join(work, `page.${encoding}`);
    writeFileSync(file, await rawBody(`${product.url}/quiz`, headers));
    const bare = await startBaseline("bare-http.ts", [file, encoding]);
    for (const connections of [8, 64]) {
      const rates = await sideBySide(
        { url: `${product.url}/quiz`, headers },
        { url: bare.url, headers },
        connections,
      );
      rows.push(
        ratioRow(`page, ${encoding}, ${connections} connections, against bare node:http`, rates, 0.85),
      );
    }
    await bare.stop();
  }
  return rows;
}

const maxScript: Record<string, number> = { "/quiz": 139, "/test-results": 161.8 };

/** Compressed kilobytes of a page's first load; those with a budget are held to it. */
export async function measureWeights(product: RunningProcess): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of [...publicPaths, "/no-such-page"]) {
    const { html, js, css } = await weigh(product.url, path);
    rows.push({ what: `${path}: compressed html`, ours: html / 1000, unit: "kB" });
    rows.push(atMost(`${path}: compressed js`, js / 1000, "kB", maxScript[path] ?? 190));
    rows.push({ what: `${path}: compressed css`, ours: css / 1000, unit: "kB" });
  }
  return rows;
}

async function rawBody(url: string, headers: Record<string, string>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      resolve(Buffer.concat(chunks));
    })
      .on("error", reject)
      .end();
  });
}
