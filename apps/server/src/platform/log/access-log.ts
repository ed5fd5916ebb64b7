import type { DestinationStream } from "pino";

/** One line per answered request. Its few fields are ours and hold nothing to clean, so it is put together by hand. */
export type AccessLog = {
  /** `tail` as `accessTail` made it: the same for many requests, so that it is made once. */
  write(requestId: string, tail: string): void;
};

export function accessTail(message: string, fields: Record<string, string | number>): string {
  return `,${JSON.stringify({ ...fields, msg: message }).slice(1)}\n`;
}

export function createAccessLog(isOn: boolean, output: DestinationStream): AccessLog {
  if (!isOn) return { write() {} };
  return {
    write: (requestId, tail) =>
      output.write(`{"level":"info","time":"${isoNow()}","reqId":"${requestId}"${tail}`),
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
