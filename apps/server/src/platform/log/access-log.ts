import type { DestinationStream } from "pino";

/** One line per answered request. Its few fields are ours and hold nothing to clean, so it is put together by hand. */
export type AccessLog = {
  /** `tail` as `accessTail` made it: the same for many requests, so that it is made once. */
  write(requestId: string, tail: string): void;
  flush(): void;
};

export function accessTail(message: string, fields: Record<string, string | number>): string {
  return `,${JSON.stringify({ ...fields, msg: message }).slice(1)}\n`;
}

const maxBatchBytes = 64 * 1024;

/** `batchMs`: how long lines are gathered before they go out together; 0 writes each at once. */
export function createAccessLog(isOn: boolean, output: DestinationStream, batchMs: number): AccessLog {
  if (!isOn) return { write() {}, flush() {} };
  let lines = "";
  const flush = () => {
    if (lines) output.write(lines);
    lines = "";
  };
  if (batchMs > 0) setInterval(flush, batchMs).unref();
  return {
    write(requestId, tail) {
      lines += `{"level":"info","time":"${isoNow()}","reqId":"${requestId}"${tail}`;
      if (batchMs === 0 || lines.length > maxBatchBytes) flush();
    },
    flush,
  };
}

let lastMs = 0;
let lastText = "";

/** Thousands of requests share a millisecond's text. */
function isoNow(): string {
  const ms = Date.now();
  if (ms !== lastMs) {
    lastMs = ms;
    lastText = new Date(ms).toISOString();
  }
  return lastText;
}
