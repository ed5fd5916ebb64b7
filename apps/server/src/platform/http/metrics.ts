import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Db } from "../db/database.ts";
import { countUnfinishedJobs } from "../jobs/jobs.queries.ts";
import type { JobOutcome } from "../jobs/worker.ts";

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * What a process says of itself, once however many servers it starts: the library's watches of the event loop and of the
 * garbage collector can't be taken away, and would keep each server, and a timer of ten milliseconds, for ever.
 */
let processRegistry: Registry | undefined;

function watchProcess(): Registry {
  if (processRegistry) return processRegistry;
  processRegistry = new Registry();
  collectDefaultMetrics({ register: processRegistry });
  return processRegistry;
}

/** Counted here, read at /metrics. Labels are routes and states of ours, never anything a visitor chose. */
export function createMetrics(db: Db) {
  const ofProcess = watchProcess();
  const registry = new Registry();
  const requests = new Counter({
    name: "http_requests_total",
    help: "Answered requests",
    labelNames: ["route", "method", "status"],
    registers: [registry],
  });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from request to answer",
    labelNames: ["route"],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  });
  const jobs = new Counter({
    name: "jobs_total",
    help: "Jobs by outcome",
    labelNames: ["kind", "outcome"],
    registers: [registry],
  });
  new Gauge({
    name: "jobs_unfinished",
    help: "Jobs waiting, running and failed for good",
    labelNames: ["state"],
    registers: [registry],
    async collect() {
      for (const state of ["waiting", "running", "dead"]) this.set({ state }, 0);
      for (const { state, count } of await countUnfinishedJobs(db)) this.set({ state }, count);
    },
  });

  /** Looking a labeled counter up costs more than a page does, so each is looked up once. */
  const known = new Map<string, { count: Counter.Internal; duration: Histogram.Internal<"route"> }>();
  const pageCounts: { since: number; counter: Counter.Internal }[] = [];
  return {
    observeRequest(route: string, method: string, status: number, seconds: number) {
      const key = `${method} ${status} ${route}`;
      let entry = known.get(key);
      if (!entry) {
        entry = {
          count: requests.labels(route, method, String(status)),
          duration: durations.labels(route),
        };
        known.set(key, entry);
      }
      entry.count.inc();
      entry.duration.observe(seconds);
    },
    /**
     * For pages, which are answered before there is a time to measure. Adding one to a number of our own costs a
     * hundredth of what the library's counter does; it gets the sum when somebody looks.
     */
    pageCounter(route: string, method: string, status: number): () => void {
      const counted = { since: 0, counter: requests.labels(route, method, String(status)) };
      pageCounts.push(counted);
      return () => {
        counted.since++;
      };
    },
    observeJob: (kind: string, outcome: JobOutcome) => jobs.inc({ kind, outcome }),
    async render() {
      for (const counted of pageCounts) {
        counted.counter.inc(counted.since);
        counted.since = 0;
      }
      return `${await ofProcess.metrics()}\n${await registry.metrics()}`;
    },
    contentType: registry.contentType,
  };
}
