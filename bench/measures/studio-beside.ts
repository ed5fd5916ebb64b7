import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { medianMs } from "../latency.ts";
import type { Running } from "../processes.ts";
import { atMost, type Row, slowdownRow } from "../report.ts";
import { type AcademySize, inFilledAcademies } from "../studio-data/filled-academies.ts";
import { median } from "../throughput.ts";

const rounds = 9;
const mostSlower = 1.1;
const mostMemoryMb = 150;
const visited = ["/quiz", "/api/quiz/order"];

/** What visitors notice of an export and of a backup, and what either takes of the memory. */
export async function measureBeside(work: string, { leads, learners }: AcademySize): Promise<Row[]> {
  const rows: Row[] = [];
  await inFilledAcademies(work, { leads, learners }, async ({ product, cookie, engine }) => {
    const size = `${leads} leads on ${engine}`;
    for (const path of visited) rows.push(await duringExport(product, cookie, path, size));
    rows.push(await memoryOf(product, () => exportAll(product, cookie), `of an export of ${size}`));
    rows.push(...(await duringBackup(product, cookie, size)));
  });
  return rows;
}

const asking = ({ url }: Running, path: string) => ({
  url,
  next: () => ({ method: "GET", path, cookie: "" }),
});

/** In turns with nothing under way: whatever else the machine does hits both alike. */
async function duringExport(product: Running, cookie: string, path: string, size: string): Promise<Row> {
  const turns: { ours: number; baseline: number; ratio: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    const baseline = await medianMs(asking(product, path));
    const left = new AbortController();
    const reading = readExport(product, cookie, left.signal);
    await reading.begun;
    const ours = await medianMs(asking(product, path));
    left.abort();
    await reading.ended;
    turns.push({ ours, baseline, ratio: ours / baseline });
  }
  return slowdownRow(`${path} while ${size} are exported, against idle`, medians(turns), mostSlower);
}

/** A backup can't be left: before it, and all the while it is made. */
async function duringBackup(product: Running, cookie: string, size: string): Promise<Row[]> {
  const idle = await timesOfVisits(product, (count) => count < rounds);
  let isDone = false;
  const [during, memory] = [
    timesOfVisits(product, () => !isDone),
    memoryOf(product, () => backUp(product, cookie), `of a backup of ${size}`),
  ];
  const memoryRow = await memory.finally(() => {
    isDone = true;
  });
  const times = await during;
  const rows = visited.map((path) => {
    const [ours, baseline] = [median(times.get(path) ?? []), median(idle.get(path) ?? [])];
    return slowdownRow(
      `${path} while a backup of ${size} is made, against idle`,
      { ours, baseline, ratio: ours / baseline },
      mostSlower,
    );
  });
  return [...rows, memoryRow];
}

async function timesOfVisits(product: Running, goesOn: (count: number) => boolean) {
  const times = new Map<string, number[]>(visited.map((path) => [path, []]));
  for (let count = 0; goesOn(count); count++) {
    for (const [path, of] of times) of.push(await medianMs(asking(product, path)));
  }
  return times;
}

function medians(turns: { ours: number; baseline: number; ratio: number }[]) {
  const of = (name: "ours" | "baseline" | "ratio") => median(turns.map((turn) => turn[name]));
  return { ours: of("ours"), baseline: of("baseline"), ratio: of("ratio") };
}

/** As fast as it comes, and thrown away. */
function readExport(product: Running, cookie: string, signal?: AbortSignal) {
  const response = fetch(`${product.url}/api/studio/leads/export`, {
    headers: { cookie },
    ...(signal ? { signal } : {}),
  });
  const reader = response.then(({ body }) => body?.getReader());
  const begun = reader.then((from) => from?.read());
  const ended = begun
    .then(async () => {
      const from = await reader;
      while (from && !(await from.read()).done);
    })
    .catch(() => {});
  return { begun, ended };
}

const exportAll = (product: Running, cookie: string) => readExport(product, cookie).ended;

async function backUp(product: Running, cookie: string): Promise<void> {
  const address = `${product.url}/api/studio/settings/backups`;
  const headers = { cookie, origin: product.url };
  const asked = await fetch(address, { method: "POST", headers });
  if (!asked.ok) throw new Error(`asking for a backup answered ${asked.status}: ${await asked.text()}`);
  for (;;) {
    await wait(500);
    const { underWay } = (await (await fetch(address, { headers })).json()) as { underWay: unknown };
    if (!underWay) return;
  }
}

const residentMb = ({ child }: Running) => {
  const pages = Number(readFileSync(`/proc/${child.pid}/statm`, "utf8").split(" ")[1]);
  return (pages * 4096) / 1e6;
};

async function memoryOf(product: Running, work: () => Promise<void>, what: string): Promise<Row> {
  const before = residentMb(product);
  let most = before;
  const watching = setInterval(() => {
    most = Math.max(most, residentMb(product));
  }, 100);
  await work();
  clearInterval(watching);
  return atMost(`memory ${what}, above idle`, most - before, "MB", mostMemoryMb);
}
