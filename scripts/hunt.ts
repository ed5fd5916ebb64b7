import { type ChildProcess, spawn } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { results, runJourneys } from "./journeys.ts";

/**
 * The journeys again and again while every core is kept busy: what passes only on an idle machine shows itself.
 *
 *   npm run test:hunt                                until one fails
 *   npm run test:hunt -- --times 5                   five rounds, whatever happens
 *   npm run test:hunt -- --times 5 gate -g "toast"   only these: the rest goes to Playwright
 */
const { values, tokens } = parseArgs({
  options: { times: { type: "string" } },
  strict: false,
  tokens: true,
});
const times = values.times === undefined ? Number.POSITIVE_INFINITY : Number(values.times);
if (!(times >= 1)) {
  console.error(`--times takes a number of rounds, not ${values.times}`);
  process.exit(1);
}
const timesAt = tokens.find((token) => token.kind === "option" && token.name === "times");
const given = process.argv.slice(2);
if (timesAt?.kind === "option") given.splice(timesAt.index, timesAt.inlineValue ? 1 : 2);

const stop = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop.abort());

const busy: ChildProcess[] = Array.from({ length: availableParallelism() }, () =>
  spawn(process.execPath, ["--eval", "for (;;) {}"], { stdio: "ignore" }),
);
process.on("exit", () => {
  for (const each of busy) each.kill("SIGKILL");
});

const folder = join(results, "hunt");
rmSync(folder, { recursive: true, force: true });
console.log(`${busy.length} busy processes beside the journeys; what fails is left in ${folder}`);

let rounds = 0;
let failures = 0;
while (rounds < times) {
  const place = join(folder, `round-${rounds + 1}`);
  const { passed, failed, seconds, output } = await runJourneys({
    args: given,
    env: { TRACE: "yes" },
    folder: place,
    signal: stop.signal,
  });
  if (stop.signal.aborted) break;
  rounds++;
  console.log(`round ${rounds}: ${passed} passed, ${failed.length} failed, ${Math.round(seconds)} s`);
  if (failed.length === 0) rmSync(place, { recursive: true, force: true });
  else {
    failures++;
    writeFileSync(join(place, "output.txt"), output);
    for (const { name } of failed) console.log(`  ${name}`);
    if (times === Number.POSITIVE_INFINITY) break;
  }
}
console.log(
  `${rounds - failures} of ${rounds} rounds passed${stop.signal.aborted ? ", then it was stopped" : ""}`,
);
process.exit(failures > 0 || stop.signal.aborted ? 1 : 0);
