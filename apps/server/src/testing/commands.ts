import { type ChildProcess, execFile, fork, spawn } from "node:child_process";
import { join } from "node:path";
import { afterAll } from "vitest";
import { programEnv } from "./servers/program-env.ts";
import { programFile } from "./servers/program-file.ts";

type Env = Record<string, string | undefined>;
/** What a command said, and the code it ended with. */
type CommandRun = { code: number; said: string };

const withoutWarning = "--disable-warning=ExperimentalWarning";

/** As an operator runs it: a process of its own, from the sources. */
export function runCommand(name: string, given: string[], env: Env): Promise<CommandRun> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [withoutWarning, join(import.meta.dirname, `../commands/${name}.ts`), ...given],
      { env: { ...programEnv, ...env } },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, said: `${stdout}${stderr}` }),
    );
  });
}

/** One that is under way, to be ended; or by what is loaded before it. */
export const spawnCommand = (name: string, given: string[], env: Env, before: string[] = []): ChildProcess =>
  spawn(process.execPath, [...before, withoutWarning, programFile(name), ...given], {
    env: { ...programEnv, ...env },
    stdio: "ignore",
  });

/** The code and all that was printed, in one. */
export async function told(running: Promise<CommandRun>): Promise<string> {
  const { code, said } = await running;
  return `${code} ${said}`;
}

/** The same command in a process that all tests of a file share, one after another: for what it says and does. */
export function shareCommands(): typeof runCommand {
  let child: ReturnType<typeof start> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  afterAll(() => void child?.kill());
  const ask = async (asked: object): Promise<CommandRun> => {
    child ??= start();
    const running = child;
    return new Promise((resolve, reject) => {
      running.once("message", (answer) => {
        running.removeAllListeners("exit");
        resolve(answer as CommandRun);
      });
      running.once("exit", (code) => reject(new Error(`the commands' process ended with ${code}`)));
      running.send(asked);
    });
  };
  return (name, given, env) => {
    const answer = last.then(() => ask({ file: programFile(name), given, env }));
    last = answer.catch(() => {});
    return answer;
  };
}

const start = () => fork(programFile("commands-process"), { env: programEnv, execArgv: [withoutWarning] });
