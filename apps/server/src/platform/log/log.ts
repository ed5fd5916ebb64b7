import { type DestinationStream, destination, type Logger, pino } from "pino";
import { redact, redactText } from "./redaction.ts";

export type Log = Logger;

export type Logs = {
  /** For everything: nothing personal or secret passes, whoever logs it. */
  log: Log;
  /** For request lines alone, whose few fields are ours and hold nothing to clean. */
  accessLog: Log;
  flush(): void;
};

/** Structured lines on standard output, written in batches off the request's path. */
export function createLogs(level: string, stream?: DestinationStream): Logs {
  const output = stream ?? destination({ fd: 1, sync: false, minLength: 4096, periodicFlush: 200 });
  const shape = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
  };
  const levelName = (label: string) => ({ level: label });
  const log = pino(
    {
      ...shape,
      formatters: { level: levelName, log: (fields) => redact(fields) as Record<string, unknown> },
      hooks: {
        logMethod(args, method) {
          const cleaned = args.map((arg) => (typeof arg === "string" ? redactText(arg) : arg));
          method.apply(this, cleaned as Parameters<typeof method>);
        },
      },
    },
    output,
  );
  const accessLog = pino({ ...shape, formatters: { level: levelName } }, output);
  return {
    log,
    accessLog,
    flush: () => "flushSync" in output && (output as { flushSync(): void }).flushSync(),
  };
}
