import { execFileSync, spawn } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { root } from "./run-program.ts";

/**
 * What the academy weighs at one commit beside another: `npm run weigh -- BEFORE AFTER`. With `--start` each is cloned,
 * installed and started twice, as a newcomer would; for that the machine has to be idle. How long the tests take, they
 * say themselves; what the product answers in which time, `npm run bench` does.
 */
type Weights = Record<string, string>;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { start: { type: "boolean", default: false } },
});
const port = 5900;

const isCode = (file: string) => /\.(ts|tsx|mts|mjs|js)$/.test(file) && !/\.d\.m?ts$/.test(file);
const isTest = (file: string) => /\.test\.tsx?$|\.spec\.ts$|^e2e\/|\/testing\//.test(file);
/** Neither the academy's words nor what only measures it. */
const isSource = (file: string) =>
  isCode(file) && !isTest(file) && !/^(packages\/content|bench)\//.test(file);

function count(folder: string): Weights {
  const files = execFileSync("git", ["ls-files"], { cwd: folder, encoding: "utf8", maxBuffer: 1e8 })
    .split("\n")
    .filter(Boolean);
  const linesOf = (file: string) => readFileSync(join(folder, file), "utf8").split("\n").length - 1;
  const lines = (those: string[]) =>
    those.reduce((sum, file) => sum + linesOf(file), 0).toLocaleString("en-US");
  const sources = files.filter(isSource);
  const sheets = files.filter((file) => file.endsWith(".css"));
  const tests = files.filter((file) => isCode(file) && isTest(file));
  return {
    "source files": sources.length.toLocaleString("en-US"),
    "of these with 20 lines or fewer": String(sources.filter((file) => linesOf(file) <= 20).length),
    "lines of source": lines(sources),
    "lines of CSS": lines(sheets),
    "lines of tests": lines(tests),
    "all packages in the lockfile": String(
      Object.keys(JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8")).packages).length,
    ),
  };
}

/** Starts it through npm and answers how long it took until the first page came, and what is told of it then. */
async function start<Told>(folder: string, tell: (pid: number) => Promise<Told>): Promise<[number, Told]> {
  const began = performance.now();
  const child = spawn("npm", ["start"], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), DATA_DIR: join(folder, "data") },
    stdio: "ignore",
    detached: true,
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  try {
    while (!(await fetch(`http://localhost:${port}/quiz`).catch(() => undefined))?.ok) {
      if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode} in ${folder}`);
      await wait(20);
    }
    const seconds = (performance.now() - began) / 1000;
    return [seconds, await tell(child.pid ?? 0)];
  } finally {
    if (child.pid) process.kill(-child.pid, "SIGTERM");
    await ended;
  }
}

async function startTwice(folder: string): Promise<Weights> {
  const [first] = await start(folder, async () => undefined);
  const [second, memory] = await start(folder, async (pid) => {
    await wait(5000);
    return residentMegabytes(pid);
  });
  const packages = globSync(["*/package.json", "@*/*/package.json"], { cwd: join(folder, "node_modules") });
  return {
    "packages there for a start": String(packages.length),
    "megabytes of them":
      execFileSync("du", ["-sm", join(folder, "node_modules")], { encoding: "utf8" }).split("\t")[0] ?? "",
    "seconds from clone to the first page": first.toFixed(1),
    "seconds of a second start": second.toFixed(2),
    "megabytes of idle memory": memory.toFixed(0),
  };
}

/** Of the process that answers, which is the youngest that npm has started. */
function residentMegabytes(group: number): number {
  const rows = execFileSync("ps", ["-o", "rss=,args=", "-g", String(group)], { encoding: "utf8" }).split(
    "\n",
  );
  const server = rows.find((row) => row.includes("start.mjs") && !row.includes("npm"));
  return Number.parseInt(server ?? "", 10) / 1000;
}

async function weigh(revision: string): Promise<Weights> {
  const folder = mkdtempSync(join(tmpdir(), "academy-weight-"));
  try {
    execFileSync("git", ["clone", "--quiet", "--no-local", root, folder]);
    execFileSync("git", ["checkout", "--quiet", revision], { cwd: folder });
    return { ...count(folder), ...(values.start ? await startTwice(folder) : {}) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const table = new Map<string, Weights>();
for (const revision of positionals.length > 0 ? positionals : ["HEAD"])
  table.set(revision, await weigh(revision));
const rows = [...new Set([...table.values()].flatMap((weights) => Object.keys(weights)))];
console.log(`| | ${[...table.keys()].join(" | ")} |`);
console.log(`|---|${"---|".repeat(table.size)}`);
for (const row of rows)
  console.log(`| ${row} | ${[...table.values()].map((weights) => weights[row] ?? "").join(" | ")} |`);
