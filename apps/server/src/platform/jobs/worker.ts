import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { defaultRetryPolicy, delayBeforeRetry, periodStart, type RetryPolicy } from "./backoff.rules.ts";
import { awaitedSince, enqueue } from "./enqueue.ts";
import { HopelessJob, type JobHandler, type PeriodicJob } from "./job.ts";
import { buryJob, claimJobs, extendLease, finishJob, retryJobLater, returnJob } from "./jobs.queries.ts";

type Options = {
  database: Pick<Database, "db" | "engine">;
  handlers: JobHandler[];
  periodic?: PeriodicJob[];
  log: Logger;
  now: Clock;
  retry?: RetryPolicy;
  pollMs?: number;
  leaseMs?: number;
  /** How many run at once; one more that somebody waits for, so that it never waits behind those. */
  concurrency?: number;
  onFinished?: (kind: string, outcome: JobOutcome) => void;
  /** While people are waiting for answers: jobs then take turns with them instead of the lead. */
  isBusy?: () => boolean;
};

export type JobOutcome = "done" | "retried" | "dead" | "returned";

type ClaimedJob = Awaited<ReturnType<typeof claimJobs>>[number];

/** Runs due jobs until stopped. Any number of processes may do so on one PostgreSQL. */
export function startWorker(options: Options) {
  const { database, log, now } = options;
  const { pollMs = 500, leaseMs = 30_000, concurrency = 4, retry = defaultRetryPolicy } = options;
  const { db } = database;
  const handlers = new Map(options.handlers.map((handler) => [handler.kind, handler]));
  const running = new Map<string, { promise: Promise<void>; abort: AbortController }>();
  const lastPeriods = new Map<string, number>();
  let isStopping = false;
  let wake = () => {};

  const loop = (async () => {
    let failures = 0;
    while (!isStopping) {
      let didClaim = false;
      try {
        await schedulePeriodicJobs();
        didClaim = await claimAndStart();
        failures = 0;
      } catch (err) {
        // The database is away: wait longer each time, up to five seconds, and try again.
        failures = Math.min(failures + 1, 10);
        log.warn({ err }, "jobs could not be claimed");
      }
      // SQLite answers without ever waiting: without this a long queue would keep everybody else from their turn.
      await new Promise((resolve) => setImmediate(resolve));
      if (options.isBusy?.()) await pause(pollMs);
      if (isStopping) break;
      if (running.size > concurrency) await waitForRoom();
      else if (!didClaim) await sleep(pollMs * Math.max(1, failures));
    }
  })();

  async function schedulePeriodicJobs() {
    for (const { job, everyMs } of options.periodic ?? []) {
      const period = periodStart(now(), everyMs);
      if (lastPeriods.get(job.kind) === period.getTime()) continue;
      await enqueue(db, job, {}, { key: `${job.kind}@${period.toISOString()}`, now: now() });
      lastPeriods.set(job.kind, period.getTime());
    }
  }

  async function claimAndStart(): Promise<boolean> {
    const isFull = running.size >= concurrency;
    const limit = (isFull ? concurrency + 1 : concurrency) - running.size;
    if (limit <= 0) return false;
    const dueBy = isFull ? awaitedSince(now()) : now();
    const token = randomUUID();
    const leasedUntil = new Date(now().getTime() + leaseMs);
    // After a sleep of the machine every lease has run out, before any of them could be renewed.
    const held = [...running.keys()];
    const jobs = await claimJobs(db, database.engine, { now: dueBy, leasedUntil, token, limit, held });
    for (const job of jobs) start(job, token);
    return jobs.length > 0;
  }

  function start(job: ClaimedJob, token: string) {
    const abort = new AbortController();
    const promise = runJob(job, token, abort).finally(() => {
      running.delete(job.id);
      wake();
    });
    running.set(job.id, { promise, abort });
  }

  async function runJob(job: ClaimedJob, token: string, abort: AbortController) {
    const held = { id: job.id, token };
    const heartbeat = setInterval(() => void renewLease(held, abort), leaseMs / 3);
    let outcome: JobOutcome = "done";
    try {
      const handler = handlers.get(job.kind);
      if (!handler) throw new Error(`no handler for jobs of kind ${job.kind}`);
      // More tries than allowed without ever failing: it takes the process down with it.
      if (job.attempts > retry.maxAttempts) throw new Error("the process ended each time this job ran");
      await handler.run(job.payload, { id: job.id, attempt: job.attempts, signal: abort.signal });
      await recordOutcome(() => finishJob(db, held, now()));
    } catch (err) {
      outcome = await settleFailure(job, held, err, abort.signal.aborted);
    } finally {
      clearInterval(heartbeat);
    }
    options.onFinished?.(job.kind, outcome);
  }

  async function settleFailure(
    job: ClaimedJob,
    held: { id: string; token: string },
    err: unknown,
    wasCut: boolean,
  ) {
    const reason = err instanceof Error ? err.message : String(err);
    const fields = { err, jobId: job.id, kind: job.kind, attempt: job.attempts };
    if (wasCut && isStopping) {
      await recordOutcome(() => returnJob(db, held, now()));
      return "returned";
    }
    if (job.attempts >= retry.maxAttempts || err instanceof HopelessJob) {
      log.error(fields, "job failed for good");
      await recordOutcome(() => buryJob(db, held, now(), reason));
      return "dead";
    }
    log.warn(fields, "job failed, will be retried");
    const delay = delayBeforeRetry(job.attempts, retry, Math.random());
    await recordOutcome(() => retryJobLater(db, held, new Date(now().getTime() + delay), reason));
    return "retried";
  }

  /** When the database is away the outcome can't be written; the lease then runs out and the job runs again. */
  async function recordOutcome(write: () => Promise<unknown>) {
    try {
      await write();
    } catch (err) {
      log.warn({ err }, "a job's outcome could not be recorded");
    }
  }

  async function renewLease(held: { id: string; token: string }, abort: AbortController) {
    try {
      const isHeld = await extendLease(db, held, new Date(now().getTime() + leaseMs));
      if (!isHeld) abort.abort(new Error("the lease was lost"));
    } catch (err) {
      log.warn({ err, jobId: held.id }, "a job's lease could not be renewed");
    }
  }

  function sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Unlike sleep, not ended by a job that finishes. */
  async function pause(ms: number): Promise<void> {
    const end = performance.now() + ms;
    while (!isStopping && performance.now() < end) await sleep(Math.ceil(end - performance.now()));
  }

  function waitForRoom(): Promise<void> {
    return new Promise((resolve) => {
      wake = resolve;
    });
  }

  return {
    /** Takes no more jobs, lets the running ones finish, and hands back those that do not in time. */
    async stop({ graceMs = 10_000 } = {}): Promise<void> {
      isStopping = true;
      wake();
      await loop;
      const finished = Promise.allSettled([...running.values()].map(({ promise }) => promise));
      if (await settlesWithin(finished, graceMs)) return;
      for (const { abort } of running.values()) abort.abort(new Error("the server is stopping"));
      // One that ignores the signal is left behind: its lease runs out and it runs again.
      await settlesWithin(finished, 1000);
    },
  };
}

async function settlesWithin(work: Promise<unknown>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  const isSettled = await Promise.race([work.then(() => true as const), late]);
  clearTimeout(timer);
  return isSettled;
}
