import { flushCompileCache } from "node:module";
import { pathToFileURL } from "node:url";

/**
 * An operator's commands one after another in one process: most of what a command takes is its start. It is told
 * what to run and with what, and answers as a terminal would have.
 */
type CommandRun = { file: string; given: string[]; env: Record<string, string | undefined> };

const usual = { ...process.env };
let runs = 0;

async function run({ file, given, env }: CommandRun): Promise<void> {
  process.env = { ...usual, ...env };
  process.argv.splice(2, Infinity, ...given);
  process.exitCode = 0;
  let said = "";
  const keep = (chunk: string | Uint8Array) => {
    said += chunk;
    return true;
  };
  process.stdout.write = keep;
  process.stderr.write = keep;
  // Under another address it runs again.
  await import(`${pathToFileURL(file)}?${runs++}`);
  // It is ended from outside, and compiled code is kept by what ends itself.
  flushCompileCache();
  process.send?.({ code: process.exitCode, said });
}

let last = Promise.resolve();
process.on("message", (asked: CommandRun) => {
  last = last.then(() => run(asked));
});
