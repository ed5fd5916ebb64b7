import type { z } from "zod";

/** A kind of job: its name in the table and the shape of what it carries. */
export type Job<Payload> = { kind: string; payload: z.ZodType<Payload> };

export function defineJob<Payload>(kind: string, payload: z.ZodType<Payload>): Job<Payload> {
  return { kind, payload };
}

export type JobRun = {
  id: string;
  /** 1 at the first try. */
  attempt: number;
  /** Aborted when the job outlives its time or the process has to stop. */
  signal: AbortSignal;
};

/** A job and what is done about it. It may run again after a crash, so its effect must stand being repeated. */
export type JobHandler = { kind: string; run(payload: unknown, run: JobRun): Promise<void> };

export function handleJob<Payload>(
  job: Job<Payload>,
  work: (payload: Payload, run: JobRun) => Promise<void>,
): JobHandler {
  return { kind: job.kind, run: async (payload, run) => work(job.payload.parse(payload), run) };
}

/** A job that comes round by itself: once per interval, however many processes there are. */
export type PeriodicJob = { job: Job<Record<string, never>>; everyMs: number };

/** Thrown by a handler when trying again can't help: the job is given up at once. */
export class HopelessJob extends Error {
  override name = "HopelessJob";
}
