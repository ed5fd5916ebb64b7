import { writeSync, write as writeTo } from "node:fs";
import type { DestinationStream } from "pino";

export type LogOutput = DestinationStream & {
  /** At the end of the process: what can be written at once. */
  flushSync(): void;
};

const defaults = {
  fd: 1,
  write: writeTo as (
    fd: number,
    bytes: Buffer,
    done: (error: NodeJS.ErrnoException | null, written: number) => void,
  ) => void,
  flushMs: 200,
  /** After a failure, and as long as nobody reads: the disk may have room again, the other end a moment. */
  againMs: 1000,
  /** Of lines that wait: whoever reads them is slow, or gone. */
  maxBytes: 4 * 1024 * 1024,
};
const soonBytes = 4096;

const linesIn = (text: string) => text.split("\n").length - 1;

/**
 * Standard output, off the request's path and one write at a time. Where it can't be written, on a full disk, lines are
 * lost; how many is said in one line as soon as there is room for it. Nothing ever waits for it.
 */
export function openLogOutput(options: Partial<typeof defaults> = {}): LogOutput {
  const { fd, write, flushMs, againMs, maxBytes } = { ...defaults, ...options };
  let waiting = "";
  let underWay: Buffer = Buffer.alloc(0);
  let isWriting = false;
  let lost = 0;
  let isCut = false;
  /** Until the timer says that it may work again. */
  let isPaused = false;
  let timer: NodeJS.Timeout | undefined;

  const later = (ms: number) => {
    timer ??= setTimeout(() => {
      timer = undefined;
      isPaused = false;
      flush();
    }, ms).unref();
  };

  function next(): Buffer {
    const said = { level: "warn", time: new Date().toISOString(), lost, msg: "log lines were lost" };
    const notice = lost > 0 ? `${isCut ? "\n" : ""}${JSON.stringify(said)}\n` : "";
    return Buffer.from(notice + waiting);
  }

  function lose(): void {
    // Half a line may stand there, and the line that says so may not.
    isCut = true;
    lost += linesIn(waiting);
    waiting = "";
    underWay = Buffer.alloc(0);
  }

  function pause(ms: number): void {
    isPaused = true;
    clearTimeout(timer);
    timer = undefined;
    later(ms);
  }

  function flush(): void {
    if (isWriting || (underWay.length === 0 && waiting === "" && lost === 0)) return;
    isWriting = true;
    const isNew = underWay.length === 0;
    const lines = isNew ? linesIn(waiting) : 0;
    if (isNew) {
      underWay = next();
      waiting = "";
    }
    write(fd, underWay, (error, written) => {
      isWriting = false;
      if (error?.code === "EAGAIN") return pause(againMs / 10);
      if (error) {
        lost += lines;
        lose();
        return pause(againMs);
      }
      if (isNew) {
        lost = 0;
        isCut = false;
      }
      underWay = underWay.subarray(written);
      if (underWay.length > 0 || waiting.length > soonBytes) flush();
      else if (waiting !== "") later(flushMs);
    });
  }

  return {
    write(line) {
      if (underWay.length + waiting.length + line.length > maxBytes) {
        lost += linesIn(line);
        return;
      }
      waiting += line;
      if (waiting.length > soonBytes && !isPaused) flush();
      else later(flushMs);
    },
    flushSync() {
      try {
        for (let left = Buffer.concat([underWay, next()]); left.length > 0; )
          left = left.subarray(writeSync(fd, left));
      } catch {
        // Nobody is left to tell.
      }
      waiting = "";
      underWay = Buffer.alloc(0);
    },
  };
}
