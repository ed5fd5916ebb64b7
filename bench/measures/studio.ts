import { atMost, type Row } from "../report.ts";
import { drawnCalls } from "../studio-data/drawn-calls.ts";
import type { AcademySize } from "../studio-data/fill-academy.ts";
import { inFilledAcademies } from "../studio-data/filled-academies.ts";
import { studioCalls } from "../studio-data/studio-calls.ts";

const rounds = 30;

/** Every call of the studio: within 300 ms among a hundred thousand leads, within a second among a million. */
export async function measureStudio(work: string, size: AcademySize): Promise<Row[]> {
  const rows: Row[] = [];
  const goalMs = size.leads > 100_000 ? 1000 : 300;
  await inFilledAcademies(work, [size], async ([academy]) => {
    if (!academy) throw new Error("there is no academy");
    const { product, cookie, course, engine } = academy;
    const slowest = new Map<string, { ms: number; what: string }>();
    const calls = studioCalls({ course });
    for (const [index, [what, path, group]] of calls.entries()) {
      if (index % 100 === 0) say(`${engine}: ${index} of ${calls.length} calls`);
      const ms = await slowMs(product.url + path, cookie, goalMs);
      if (ms > goalMs) say(`${engine}: ${what}: ${Math.round(ms)} ms`);
      if (ms > (slowest.get(group)?.ms ?? 0)) slowest.set(group, { ms, what });
    }
    for (const [group, { ms, what }] of slowest) {
      const named = what === group ? what : `${group} (slowest:${what.slice(what.indexOf(",") + 1)})`;
      rows.push(
        atMost(`studio: ${named}, ${size.leads} leads, ${engine}, 95th percentile`, ms, "ms", goalMs),
      );
    }
    say(`${engine}: ${drawn} calls by filters that are drawn`);
    rows.push(
      await slowestDrawn({ url: product.url, cookie, course, goalMs }, `${size.leads} leads, ${engine}`),
    );
  });
  return rows;
}

/** How far it is: it takes minutes. */
const say = (what: string) => process.stderr.write(`${what}\n`);

type ChartDrawing = { url: string; cookie: string; course: string; goalMs: number };

const drawn = 600;
const timesEach = 5;

/** Lists by filters that were drawn: of those that a look finds slow the middle of a few times, and of all of them the slowest. */
async function slowestDrawn({ url, cookie, course, goalMs }: ChartDrawing, size: string): Promise<Row> {
  let slowest = { ms: 0, path: "" };
  for (const path of drawnCalls({ course, count: drawn })) {
    const [look = 0] = await timesOf(url + path, cookie, 1);
    const ms = look < goalMs / 3 ? look : middle(await timesOf(url + path, cookie, timesEach));
    if (ms > slowest.ms) slowest = { ms, path };
  }
  const what = `studio: any filters, order and page, the slowest of ${drawn} drawn (${slowest.path}), ${size}`;
  return atMost(what, slowest.ms, "ms", goalMs);
}

const middle = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** A look at each; only what is not far below the goal is worth thirty, of which the slowest but one counts. */
async function slowMs(url: string, cookie: string, goalMs: number): Promise<number> {
  const looks = await timesOf(url, cookie, 3);
  if (Math.max(...looks) < goalMs / 3) return Math.max(...looks);
  const times = await timesOf(url, cookie, rounds);
  return times.toSorted((a, b) => a - b)[Math.ceil(0.95 * rounds) - 1] ?? 0;
}

/** One after the other: the owner is one person. */
async function timesOf(url: string, cookie: string, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < count; round++) {
    const started = performance.now();
    const response = await fetch(url, { headers: { cookie } });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${url}: status ${response.status}`);
    times.push(performance.now() - started);
  }
  return times;
}
