import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { Environment } from "../../platform/settings/settings.ts";
import { eventually } from "../eventually.ts";
import { programFile } from "./program-file.ts";

export const shippedProgram = join(import.meta.dirname, "../../../start.mjs");

/** One that is killed in a test about something else than its start. */
export const killableServer = "killable-server-process";

/** Less than the machine has, or another program than the one that ships. */
type Limits = { maxFiles?: number; program?: string };

/** The server as an operator starts it: a process of its own. It may be given less than the machine has. */
export function spawnServer(
  env: Environment,
  { maxFiles, program: name }: Limits = {},
): {
  child: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
} {
  const command = [
    process.execPath,
    "--disable-warning=ExperimentalWarning",
    name ? programFile(name) : shippedProgram,
  ];
  const [program = "", ...args] = maxFiles
    ? ["sh", "-c", `ulimit -n ${maxFiles}; exec "$@"`, "sh", ...command]
    : command;
  const child = spawn(program, args, {
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

export async function startServerProcess(env: Environment, limits?: Limits) {
  const { child, output, ended } = spawnServer(env, limits);
  await eventually(output, (text) => text.includes("mode: ") || child.exitCode !== null);
  if (child.exitCode !== null) throw new Error(`the server ended: ${output()}`);
  const url = `http://127.0.0.1:${env.PORT}`;
  return { url, child, output, ended };
}
