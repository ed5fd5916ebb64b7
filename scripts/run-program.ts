import { type SpawnOptions, spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { join } from "node:path";

export const root = join(import.meta.dirname, "..");

export type Outcome = { name: string; isGood: boolean; output: string; seconds: number };

export type RunOptions = {
  name: string;
  cwd?: string;
  env?: Record<string, string>;
  quiet?: boolean;
  /** Gets all that was printed so far, whenever there is more. */
  onOutput?: (output: string) => void;
  /** Whether others on the machine go first. */
  isPatient?: boolean;
  /** Ends it as Ctrl-C does: it has time to end what it has started itself. */
  signal?: AbortSignal;
};

/** Runs a program of the project's own and keeps what it prints; `quiet: false` shows it as it comes. */
export async function runProgram(program: string, args: string[], options: RunOptions): Promise<Outcome> {
  const { name, cwd = root, env = {}, quiet = true, isPatient = false, onOutput, signal } = options;
  const started = performance.now();
  const stdio: SpawnOptions["stdio"] = quiet ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"];
  const path = `${join(root, "node_modules/.bin")}:${process.env.PATH}`;
  const child = spawn(program, args, { cwd, env: { ...process.env, PATH: path, ...env }, stdio });
  // What it starts in turn is as patient as it is. One that could not be started has no id.
  if (isPatient && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  signal?.addEventListener("abort", () => child.kill("SIGINT"));
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => {
      output += chunk;
      onOutput?.(output);
    });
  }
  const isGood = await new Promise<boolean>((resolve) => {
    child.on("error", (error) => {
      output += `${program} could not be started: ${error.message}\n`;
      resolve(false);
    });
    child.on("close", (code) => resolve(code === 0));
  });
  return { name, isGood, output, seconds: (performance.now() - started) / 1000 };
}

/** A few at a time, each reported when it is done. */
export async function runAll(tasks: (() => Promise<Outcome>)[], atOnce: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const queue = [...tasks];
  const lane = async () => {
    for (let task = queue.shift(); task; task = queue.shift()) {
      const outcome = await task();
      outcomes.push(outcome);
      report(outcome);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return outcomes;
}

export function report({ name, isGood, output, seconds }: Outcome): void {
  console.log(`${isGood ? "ok    " : "FAILED"} ${name} (${seconds.toFixed(1)} s)`);
  if (!isGood) console.log(output);
}
