import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { Environment } from "../../platform/settings.ts";
import { eventually } from "../eventually.ts";

const main = join(import.meta.dirname, "../../../start.mjs");

/** The server as an operator starts it: a process of its own. */
export function spawnServer(env: Environment): {
  child: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
} {
  const flags = ["--disable-warning=ExperimentalWarning"];
  const child = spawn(process.execPath, [...flags, main], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  onTestFinished(() => void child.kill("SIGKILL"));
  return { child, output: () => output, ended };
}

export async function startServerProcess(env: Environment) {
  const { child, output, ended } = spawnServer(env);
  await eventually(output, (text) => text.includes("mode: ") || child.exitCode !== null, 20_000);
  if (child.exitCode !== null) throw new Error(`the server ended: ${output()}`);
  const url = `http://127.0.0.1:${env.PORT}`;
  return { url, child, output, ended };
}
