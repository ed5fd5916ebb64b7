import type { Log } from "../../platform/log/log.ts";
import type { Words } from "./words.ts";

/** How often a process looks whether another has published. It is one row of an index. */
const everyMs = 500;

/** Where looking fails, it is done less and less often. */
const atMostMs = 10_000;

/** Takes over what other processes publish. */
export function followWords(words: Pick<Words, "catchUp">, log: Pick<Log, "error">) {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  let failures = 0;
  const look = () => {
    looking = words
      .catchUp()
      .then(() => {
        failures = 0;
      })
      .catch((error: unknown) => {
        failures += 1;
        log.error({ err: error }, "published words could not be taken over");
      })
      .then(() => {
        if (!isStopped) timer = setTimeout(look, Math.min(everyMs * 2 ** failures, atMostMs));
      });
  };
  timer = setTimeout(look, everyMs);
  return {
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
}
