import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { root } from "./run-program.ts";

/**
 * Hot reload of both sides on http://localhost:5000: Vite serves the pages and hands /api and the rest of the server's
 * paths on to the server behind it, which restarts when its sources change.
 */
const bin = join(root, "node_modules/.bin");
const env = { ...process.env, PATH: `${bin}:${process.env.PATH}` };
const serverEnv = {
  ...env,
  PORT: "5001",
  BASE_URL: "http://localhost:5000",
  LOG_LEVEL: process.env.LOG_LEVEL ?? "info",
};

const children: ChildProcess[] = [
  start("vite", ["build", "--watch", "--logLevel", "warn"], { cwd: join(root, "packages/documents"), env }),
  start(
    "node",
    ["--watch", "--watch-preserve-output", "--disable-warning=ExperimentalWarning", "apps/server/start.mjs"],
    {
      cwd: root,
      env: serverEnv,
    },
  ),
  start("react-router", ["dev", "--port", "5000", "--strictPort"], { cwd: join(root, "apps/web"), env }),
];

function start(
  program: string,
  args: string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): ChildProcess {
  const child = spawn(program, args, { ...options, stdio: "inherit" });
  // One gone is all gone: half a development server only confuses.
  child.on("exit", () => stopAll());
  return child;
}

function stopAll(): void {
  for (const child of children) if (child.exitCode === null) child.kill("SIGTERM");
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stopAll);
