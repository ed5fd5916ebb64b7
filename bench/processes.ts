import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
/** As in the start script of package.json. */
const flags = ["--disable-warning=ExperimentalWarning", "--max-semi-space-size=8", "--expose-gc"];

export type RunningProcess = {
  url: string;
  child: ChildProcess;
  output: () => string;
  stop(): Promise<void>;
};

/** A baseline says on which port it listens. */
export async function startBaseline(name: string, args: string[]): Promise<RunningProcess> {
  const running = launch([join(root, "bench/baselines", name), ...args], {});
  await until(() => /listening \d+/.test(running.output()));
  return { ...running, url: `http://127.0.0.1:${/listening (\d+)/.exec(running.output())?.[1]}` };
}

/** The product with request logs on. */
export async function startProduct(
  program: "apps/server/start.mjs" | "bench/product.ts",
  dataDir: string,
  env: Record<string, string> = {},
): Promise<RunningProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const running = launch([join(root, program)], {
    PORT: String(port),
    // Pages name their own address; measured under another they would be called copies.
    BASE_URL: url,
    DATA_DIR: dataDir,
    LOG_LEVEL: "info",
    // As a start does: its threads find compiled code, too.
    NODE_COMPILE_CACHE: join(root, "node_modules/.compile-cache"),
    ...env,
  });
  try {
    await until(async () => (await fetch(`${url}/readyz`).catch(() => undefined))?.ok ?? false);
  } catch (error) {
    await running.stop();
    throw error;
  }
  return { ...running, url };
}

function launch(args: string[], env: Record<string, string>) {
  // Into a file, as an operator would have it: reading a pipe here would slow down the load that is measured with.
  const folder = mkdtempSync(join(tmpdir(), "academy-bench-output-"));
  const file = join(folder, "stdout");
  const stdout = openSync(file, "w");
  const child = spawn(process.execPath, [...flags, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", stdout, "inherit"],
  });
  closeSync(stdout);
  return {
    child,
    output: () => readFileSync(file, "utf8"),
    async stop() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error("a server did not start within a minute");
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
