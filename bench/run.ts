import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { weigh } from "./page-weight.ts";
import { type Running, startBaseline, startProduct } from "./processes.ts";
import { sideBySide } from "./throughput.ts";

type Row = {
  what: string;
  ours: number;
  baseline?: number;
  ratio?: number;
  unit: string;
  target?: string;
  isMet?: boolean;
};

const rows: Row[] = [];
const work = mkdtempSync(join(tmpdir(), "academy-bench-"));
const dataDir = join(work, "data");

try {
  const first = await startProduct("apps/server/start.mjs", dataDir, { LOG_LEVEL: "warn" });
  await wait(500);
  const signIn = /sample learner: (\S+) \/ (\S+)/.exec(first.output());
  await first.stop();
  await measureStart();
  const product = await startProduct("bench/product.ts", dataDir);
  await measurePages(product);
  await measureCurrentUser(product, { email: signIn?.[1] ?? "", password: signIn?.[2] ?? "" });
  await measureWeights(product);
  await product.stop();
} finally {
  rmSync(work, { recursive: true, force: true });
}
report();

async function measureStart() {
  const times: number[] = [];
  for (let index = 0; index < 3; index++) {
    const started = performance.now();
    const product = await startProduct("apps/server/start.mjs", dataDir);
    times.push((performance.now() - started) / 1000);
    if (index === 2) {
      await wait(5000);
      const idle = residentMegabytes(product);
      rows.push({ what: "idle memory", ours: idle, unit: "MB", target: "under 150", isMet: idle < 150 });
    }
    await product.stop();
  }
  const slowest = Math.max(...times);
  rows.push({
    what: "second start until ready",
    ours: slowest,
    unit: "s",
    target: "under 3",
    isMet: slowest < 3,
  });
}

async function measurePages(product: Running) {
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
      addRatio(`page, ${encoding}, ${connections} connections, against bare node:http`, rates, 0.85);
    }
    await bare.stop();
  }
}

async function measureCurrentUser(product: Running, person: { email: string; password: string }) {
  const signedIn = await fetch(`${product.url}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(person),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  for (const [who, headers] of [
    ["signed out", {}],
    ["signed in", { cookie }],
  ] as const) {
    const url = `${product.url}/api/auth/user`;
    const answer = await fetch(url, { headers });
    if (answer.ok !== (who === "signed in")) throw new Error(`${who}: ${answer.status}`);
    const file = join(work, "user.json");
    writeFileSync(file, await answer.text());
    const bare = await startBaseline("bare-fastify.ts", [file, String(answer.status)]);
    const rates = await sideBySide({ url, headers }, { url: `${bare.url}/api/auth/user`, headers }, 8);
    addRatio(`GET /api/auth/user, ${who}, against bare Fastify`, rates);
    await bare.stop();
  }
}

async function measureWeights(product: Running) {
  for (const path of ["/quiz", "/no-such-page"]) {
    const { html, js, css } = await weigh(product.url, path);
    for (const [kind, bytes] of Object.entries({ html, js, css })) {
      rows.push({ what: `${path}: compressed ${kind}`, ours: bytes / 1000, unit: "kB" });
    }
  }
}

type Rates = { ours: number; baseline: number; ratio: number };

function addRatio(what: string, { ours, baseline, ratio }: Rates, atLeast?: number) {
  const target = atLeast === undefined ? {} : { target: `at least ${atLeast}`, isMet: ratio >= atLeast };
  rows.push({ what, ours, baseline, ratio, unit: "requests/s", ...target });
}

async function rawBody(url: string, headers: Record<string, string>): Promise<Buffer> {
  const { request } = await import("node:http");
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

function residentMegabytes({ child }: Running): number {
  const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1000;
}

function report() {
  const shown = (value: number | undefined) =>
    value === undefined ? "" : value.toFixed(value >= 100 ? 0 : 2);
  console.table(
    rows.map(({ what, ours, baseline, ratio, unit, target, isMet }) => ({
      what,
      ours: `${shown(ours)} ${unit}`,
      baseline: baseline === undefined ? "" : `${shown(baseline)} ${unit}`,
      ratio: shown(ratio),
      target: target ? `${target}: ${isMet ? "met" : "MISSED"}` : "",
    })),
  );
  const machine = {
    node: process.version,
    platform: `${process.platform}-${process.arch}`,
    cores: availableParallelism(),
    memoryGb: Math.round(totalmem() / 1e9),
  };
  const file = join(import.meta.dirname, "results.json");
  writeFileSync(
    file,
    `${JSON.stringify({ measuredAt: new Date().toISOString(), machine, rows }, null, 2)}\n`,
  );
  if (rows.some(({ isMet }) => isMet === false)) process.exitCode = 1;
}
