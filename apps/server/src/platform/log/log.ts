import { type Bindings, type ChildLoggerOptions, type DestinationStream, type Logger, pino } from "pino";
import { type AccessLog, createAccessLog } from "./access-log.ts";
import { openLogOutput } from "./log-output.ts";
import { redact, redactText } from "./redaction.ts";

export type Log = Logger;

export type Logs = {
  /** For everything: nothing personal or secret passes, whoever logs it. */
  log: Log;
  accessLog: AccessLog;
  flush(): void;
};

const flushMs = 200;

/** Structured lines on standard output, written in batches off the request's path. */
export function createLogs(level: string, stream?: DestinationStream): Logs {
  const output = stream ?? openLogOutput({ flushMs });
  const shape = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
  };
  const levelName = (label: string) => ({ level: label });
  const log = pino(
    {
      ...shape,
      formatters: { level: levelName },
      // Errors are plain by then; pino's own serializer would call each of them "Object".
      serializers: { err: (err: unknown) => err },
      hooks: {
        logMethod(args, method) {
          method.apply(this, cleanArguments(args) as Parameters<typeof method>);
        },
      },
    },
    output,
  );
  // Pino has no formatter for what a child carries on each of its lines.
  const makeChild = log.child;
  Object.assign(log, {
    child(this: Log, bindings: Bindings, options?: ChildLoggerOptions<string>) {
      return Reflect.apply(makeChild<string>, this, [redact(bindings) as Bindings, options]);
    },
  });
  const accessLog = createAccessLog(log.isLevelEnabled("info"), output, stream ? 0 : flushMs);
  return {
    log,
    accessLog,
    flush() {
      accessLog.flush();
      if ("flushSync" in output) (output as { flushSync(): void }).flushSync();
    },
  };
}

/** Whatever is logged: fields, a message, what is put into the message, or an error alone. */
function cleanArguments([first, ...rest]: unknown[]): unknown[] {
  const cleaned = rest.map((each) => redact(each instanceof Error ? String(each) : each));
  if (!(first instanceof Error)) return [redact(first), ...cleaned];
  return [{ err: redact(first) }, ...(rest.length > 0 ? cleaned : [redactText(first.message)])];
}
