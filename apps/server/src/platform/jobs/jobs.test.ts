import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { eventually } from "../../testing/eventually.ts";
import { movingClock } from "../../testing/moving-clock.ts";
import { testDatabase } from "../../testing/servers/test-database.ts";
import type { Database } from "../db/database.ts";
import { enqueue } from "./enqueue.ts";
import { defineJob, HopelessJob, handleJob, type JobRun, type PeriodicJob } from "./job.ts";
import { deleteJobsDoneBefore, listDeadJobs, reviveDeadJobs } from "./jobs.queries.ts";
import { startWorker } from "./worker.ts";

const greet = defineJob("test.greet", z.object({ who: z.string() }));
const now = () => new Date();
const quickRetry = { maxAttempts: 3, firstDelayMs: 10, maxDelayMs: 20 };

type Work = (payload: { who: string }, run: JobRun) => Promise<void> | void;
type Extra = Partial<Parameters<typeof startWorker>[0]>;

function worker(database: Database, work: Work, extra: Extra = {}) {
  const started = startWorker({
    database,
    handlers: [handleJob(greet, async (payload, run) => work(payload, run))],
    log: pino({ level: "silent" }),
    now,
    retry: quickRetry,
    pollMs: 5,
    ...extra,
  });
  onTestFinished(() => started.stop({ graceMs: 0 }));
  return started;
}

const allJobs = ({ db }: Database) => db.selectFrom("jobs").selectAll().orderBy("created_at").execute();
const allDone = (rows: { state: string }[]) => rows.length > 0 && rows.every(({ state }) => state === "done");

test("a job enqueued in a transaction runs once it has committed", async () => {
  const database = await testDatabase();
  const greeted: string[] = [];
  worker(database, ({ who }) => void greeted.push(who));

  await database.db.transaction().execute((tx) => enqueue(tx, greet, { who: "Ann" }, { now: now() }));

  await eventually(() => allJobs(database), allDone);
  expect(greeted).toEqual(["Ann"]);
});

test("a job of a transaction that is rolled back never existed", async () => {
  const database = await testDatabase();
  const rolledBack = database.db.transaction().execute(async (tx) => {
    await enqueue(tx, greet, { who: "Ann" }, { now: now() });
    throw new Error("rolled back");
  });

  await expect(rolledBack).rejects.toThrow("rolled back");

  expect(await allJobs(database)).toEqual([]);
});

test("the same key makes one job, however often and however parallel", async () => {
  const database = await testDatabase();
  const attempts = Array.from({ length: 20 }, () =>
    enqueue(database.db, greet, { who: "Ann" }, { key: "greet-ann", now: now() }),
  );

  const wasNew = await Promise.all(attempts);

  expect(wasNew.filter(Boolean)).toHaveLength(1);
  expect(await allJobs(database)).toHaveLength(1);
});

test("a key is remembered after the job is done", async () => {
  const database = await testDatabase();
  let runs = 0;
  worker(database, () => void runs++);
  await enqueue(database.db, greet, { who: "Ann" }, { key: "once", now: now() });
  await eventually(() => allJobs(database), allDone);

  expect(await enqueue(database.db, greet, { who: "Ann" }, { key: "once", now: now() })).toBe(false);

  expect(runs).toBe(1);
});

test("a payload that does not fit its job is refused when it is enqueued", async () => {
  const database = await testDatabase();

  expect(() => enqueue(database.db, greet, { who: 5 } as never, { now: now() })).toThrow(/who/);
});

test("a failed job is tried again after a while and then succeeds", async () => {
  const database = await testDatabase();
  const seen: number[] = [];
  const outcomes: string[] = [];
  worker(
    database,
    (_payload, { attempt }) => {
      seen.push(attempt);
      if (attempt < 3) throw new Error("not yet");
    },
    { onFinished: (_kind, outcome) => outcomes.push(outcome) },
  );

  await enqueue(database.db, greet, { who: "Ann" }, { now: now() });

  await eventually(() => allJobs(database), allDone);
  expect(seen).toEqual([1, 2, 3]);
  expect(outcomes).toEqual(["retried", "retried", "done"]);
});

test("a job that keeps failing is given up, says why, and can be put back", async () => {
  const database = await testDatabase();
  let isBroken = true;
  worker(database, () => {
    if (isBroken) throw new Error("the printer is on fire");
  });
  await enqueue(database.db, greet, { who: "Ann" }, { now: now() });
  const [dead] = await eventually(
    () => listDeadJobs(database.db, 10),
    (rows) => rows.length === 1,
  );
  expect(dead).toMatchObject({ kind: "test.greet", attempts: 3, last_error: "the printer is on fire" });

  isBroken = false;
  expect(await reviveDeadJobs(database.db, dead?.id ?? "", now())).toBe(1);

  await eventually(() => allJobs(database), allDone);
});

test("a hopeless job is given up at the first try", async () => {
  const database = await testDatabase();
  worker(database, () => {
    throw new HopelessJob("no such address");
  });

  await enqueue(database.db, greet, { who: "Ann" }, { now: now() });

  const [dead] = await eventually(
    () => listDeadJobs(database.db, 10),
    (rows) => rows.length === 1,
  );
  expect(dead).toMatchObject({ attempts: 1, last_error: "no such address" });
});

test("a job of a kind nobody handles is given up in the end, not lost", async () => {
  const database = await testDatabase();
  worker(database, () => {}, { handlers: [] });

  await enqueue(database.db, greet, { who: "Ann" }, { now: now() });

  const [dead] = await eventually(
    () => listDeadJobs(database.db, 10),
    (rows) => rows.length === 1,
  );
  expect(dead?.last_error).toMatch(/no handler/);
});

test("a delayed job waits for its time", async () => {
  const database = await testDatabase();
  let time = new Date("2026-03-01T10:00:00Z");
  const ran: Date[] = [];
  worker(database, () => void ran.push(time), { now: () => time });
  const runAt = new Date("2026-03-01T11:00:00Z");
  await enqueue(database.db, greet, { who: "later" }, { runAt, now: time });
  await enqueue(database.db, greet, { who: "now" }, { now: time });
  await eventually(
    () => ran.length,
    (count) => count === 1,
  );

  time = runAt;

  await eventually(() => allJobs(database), allDone);
  expect(ran.at(-1)).toEqual(runAt);
});

test("a finished job forgets what it carried", async () => {
  const database = await testDatabase();
  worker(database, () => {});

  await enqueue(database.db, greet, { who: "someone@example.com" }, { now: now() });

  const [job] = await eventually(() => allJobs(database), allDone);
  expect(job?.payload).toEqual({});
});

test("jobs done long ago are deleted, others stay", async () => {
  const database = await testDatabase();
  worker(database, () => {});
  await enqueue(database.db, greet, { who: "Ann" }, { now: now() });
  await eventually(() => allJobs(database), allDone);

  expect(await deleteJobsDoneBefore(database.db, new Date(Date.now() - 60_000), 100)).toBe(0);
  expect(await deleteJobsDoneBefore(database.db, new Date(Date.now() + 60_000), 100)).toBe(1);
});

test("two workers share a hundred jobs and run each once", async () => {
  const database = await testDatabase();
  const runs = new Map<string, number>();
  const work: Work = async ({ who }) => {
    runs.set(who, (runs.get(who) ?? 0) + 1);
    await new Promise((resolve) => setImmediate(resolve));
  };
  worker(database, work);
  worker(database, work);

  await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      enqueue(database.db, greet, { who: `${index}` }, { now: now() }),
    ),
  );

  await eventually(
    () => allJobs(database),
    (rows) => rows.length === 100 && allDone(rows),
  );
  expect(runs.size).toBe(100);
  expect([...runs.values()].every((count) => count === 1)).toBe(true);
});

test("a job whose worker vanished is taken over when its lease runs out", async () => {
  const database = await testDatabase();
  await enqueue(database.db, greet, { who: "Ann" }, { now: now() });
  const yesterday = new Date(Date.now() - 86_400_000);
  await database.db
    .updateTable("jobs")
    .set({ state: "running", lease_token: "gone", leased_until: yesterday, attempts: 1 })
    .execute();
  const attempts: number[] = [];

  worker(database, (_payload, { attempt }) => void attempts.push(attempt));

  await eventually(() => allJobs(database), allDone);
  expect(attempts).toEqual([2]);
});

test("a job that takes longer than its lease keeps it", async () => {
  const database = await testDatabase();
  let runs = 0;
  const finish = Promise.withResolvers<void>();
  const work: Work = async () => {
    runs++;
    await finish.promise;
  };
  const leaseMs = 900;
  worker(database, work, { leaseMs });
  worker(database, work, { leaseMs });

  const start = now();
  await enqueue(database.db, greet, { who: "Ann" }, { now: start });

  await eventually(
    () => allJobs(database),
    ([job]) => (job?.leased_until?.getTime() ?? 0) > start.getTime() + 3 * leaseMs,
  );
  finish.resolve();
  await eventually(() => allJobs(database), allDone);
  expect(runs).toBe(1);
});

test("a machine that slept for longer than a lease goes on with the job it had begun, once", async () => {
  const database = await testDatabase();
  const clock = movingClock();
  const runs: string[] = [];
  const finish = Promise.withResolvers<void>();
  worker(
    database,
    async ({ who }) => {
      runs.push(who);
      if (who === "Ann") await finish.promise;
    },
    { now: clock.now },
  );
  await enqueue(database.db, greet, { who: "Ann" }, { now: clock.now() });
  await eventually(
    () => runs,
    ([first]) => first === "Ann",
  );

  clock.moveMinutes(60);
  // One that comes later has been taken: whatever else could be was taken before it.
  await enqueue(database.db, greet, { who: "Bob" }, { now: clock.now() });
  await eventually(
    () => runs,
    (all) => all.includes("Bob"),
  );
  finish.resolve();
  await eventually(() => allJobs(database), allDone);

  expect(runs).toEqual(["Ann", "Bob"]);
  expect(await allJobs(database)).toMatchObject([{ attempts: 1 }, { attempts: 1 }]);
});

test("what somebody waits for goes first, and never waits behind all that takes long", async () => {
  const database = await testDatabase();
  const hold = Promise.withResolvers<void>();
  const ran: string[] = [];
  const options = { now: now() };
  for (const who of ["long", "long", "letter", "letter"]) await enqueue(database.db, greet, { who }, options);
  await enqueue(database.db, greet, { who: "code 1" }, { ...options, isAwaited: true });
  const working = async ({ who }: { who: string }) => {
    ran.push(who);
    if (who === "long") await hold.promise;
  };
  worker(database, working, { concurrency: 2 });

  await eventually(
    async () => ran.filter((who) => who === "long"),
    ({ length }) => length === 2,
  );
  expect(ran.slice(0, 2)).toContain("code 1");
  await enqueue(database.db, greet, { who: "code 2" }, { now: now(), isAwaited: true });
  await eventually(
    async () => ran,
    (all) => all.includes("code 2"),
  );
  expect(ran).not.toContain("letter");
  hold.resolve();
  await eventually(() => allJobs(database), allDone);
});

test("stopping lets a running job finish and takes no new one", async () => {
  const database = await testDatabase();
  const started = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  const ran: string[] = [];
  const running = worker(
    database,
    async ({ who }) => {
      started.resolve();
      await finish.promise;
      ran.push(who);
    },
    { concurrency: 1 },
  );
  await enqueue(database.db, greet, { who: "first" }, { now: now() });
  await started.promise;

  const stopped = running.stop();
  await enqueue(database.db, greet, { who: "second" }, { now: now() });
  finish.resolve();
  await stopped;

  expect(ran).toEqual(["first"]);
  expect((await allJobs(database)).map(({ state }) => state)).toEqual(["done", "waiting"]);
});

test("a job that will not finish in time is handed back, and the try does not count", async () => {
  const database = await testDatabase();
  const started = Promise.withResolvers<void>();
  const running = worker(database, async (_payload, { signal }) => {
    started.resolve();
    await new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  });
  await enqueue(database.db, greet, { who: "Ann" }, { now: now() });
  await started.promise;

  await running.stop({ graceMs: 20 });

  expect(await allJobs(database)).toMatchObject([{ state: "waiting", attempts: 0, lease_token: null }]);
});

test("while people wait for answers jobs come a few at a time, and all of them once it is quiet", async () => {
  const database = await testDatabase();
  for (let index = 0; index < 40; index++) await enqueue(database.db, greet, { who: "Ann" }, { now: now() });
  let isBusy = true;
  const doneAt: number[] = [];
  const started = performance.now();
  worker(database, () => void doneAt.push(performance.now() - started), {
    isBusy: () => isBusy,
    pollMs: 100,
  });

  await eventually(
    () => doneAt.length,
    (count) => count >= 8,
  );
  // Four at a time with a pause after each: the eighth comes after the first pause at the earliest.
  expect(doneAt[4]).toBeGreaterThan(90);
  expect(doneAt.length).toBeLessThan(40);
  isBusy = false;
  await eventually(() => allJobs(database), allDone);
});

test("a periodic job comes once per interval, however many workers there are", async () => {
  const database = await testDatabase();
  const hour = 60 * 60 * 1000;
  const tick = defineJob("test.tick", z.object({}) as z.ZodType<Record<string, never>>);
  const periodic: PeriodicJob[] = [{ job: tick, everyMs: hour }];
  let time = new Date("2026-03-01T10:15:00Z");
  const ticks: string[] = [];
  const handlers = [handleJob(tick, async () => void ticks.push(time.toISOString()))];
  for (let index = 0; index < 3; index++) worker(database, () => {}, { handlers, periodic, now: () => time });
  await eventually(() => allJobs(database), allDone);

  time = new Date("2026-03-01T11:00:00Z");

  await eventually(
    () => allJobs(database),
    (rows) => rows.length === 2 && allDone(rows),
  );
  expect(ticks).toEqual(["2026-03-01T10:15:00.000Z", "2026-03-01T11:00:00.000Z"]);
});
