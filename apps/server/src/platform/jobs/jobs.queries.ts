import { sql } from "kysely";
import type { Db, Tx } from "../db/database.ts";
import { prepare } from "../db/prepare.ts";
import { asJson, type Engine } from "../db/values.ts";
import type { JobState } from "./jobs.tables.ts";

type NewJob = {
  id: string;
  kind: string;
  key: string | null;
  label: string | null;
  recipient: string | null;
  payload: unknown;
  runAt: Date;
  now: Date;
};

const insert = prepare<Omit<NewJob, "payload"> & { payload: string }>((db, given) =>
  db
    .insertInto("jobs")
    .values({
      id: given("id"),
      kind: given("kind"),
      key: given("key"),
      label: given("label"),
      recipient: given("recipient"),
      payload: given("payload"),
      state: "waiting",
      run_at: given("runAt"),
      attempts: 0,
      created_at: given("now"),
    })
    .onConflict((conflict) => conflict.column("key").doNothing()),
);

export async function insertJob(db: Db | Tx, job: NewJob): Promise<boolean> {
  const { numAffectedRows } = await insert(db, { ...job, payload: asJson(job.payload) });
  return numAffectedRows === 1n;
}

/** Those whose key is there already are left out. */
export async function insertJobs(db: Db | Tx, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length === 0) return;
  await db
    .insertInto("jobs")
    .values(
      jobs.map(({ payload, runAt, now, ...job }) => ({
        ...job,
        payload: asJson(payload),
        state: "waiting" as const,
        run_at: runAt,
        attempts: 0,
        created_at: now,
      })),
    )
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
}

type Claim = { now: Date; leasedUntil: Date; token: string; limit: number; held: string[] };

/** Mostly there is none, and whoever waits for one asks again and again: claiming none takes five times as long. */
const findDue = prepare<{ now: Date }, { id: string }>((db, given) => {
  const due = (state: JobState, column: "leased_until" | "run_at") =>
    db.selectFrom("jobs").select("id").where("state", "=", sql.lit(state)).where(column, "<=", given("now"));
  return due("waiting", "run_at").unionAll(due("running", "leased_until")).limit(1);
});

/**
 * Takes jobs whose holder let the lease run out, then those that are due. Claimed by one process only, and never by the
 * one that still holds it.
 */
export async function claimJobs(db: Db, engine: Engine, claim: Claim) {
  const { rows } = await findDue(db, { now: claim.now });
  if (rows.length === 0) return [];
  const abandoned = await claimWhere(db, engine, claim, "running", "leased_until");
  if (abandoned.length >= claim.limit) return abandoned;
  const due = await claimWhere(
    db,
    engine,
    { ...claim, limit: claim.limit - abandoned.length },
    "waiting",
    "run_at",
  );
  return [...abandoned, ...due];
}

function claimWhere(
  db: Db,
  engine: Engine,
  claim: Claim,
  state: JobState,
  dueColumn: "leased_until" | "run_at",
) {
  const candidates = db
    .selectFrom("jobs")
    .select("id")
    // A literal, not a parameter: only then does SQLite see that the partial index fits.
    .where("state", "=", sql.lit(state))
    .where(dueColumn, "<=", claim.now)
    .$if(claim.held.length > 0, (query) => query.where("id", "not in", claim.held))
    .orderBy(dueColumn)
    .limit(claim.limit)
    .$if(engine === "postgres", (query) => query.forUpdate().skipLocked());
  return db
    .updateTable("jobs")
    .set((set) => ({
      state: "running",
      lease_token: claim.token,
      leased_until: claim.leasedUntil,
      attempts: set("attempts", "+", 1),
    }))
    .where("id", "in", candidates)
    .returning(["id", "kind", "payload", "attempts"])
    .execute();
}

type HeldJob = { id: string; token: string };

export async function extendLease(db: Db, { id, token }: HeldJob, leasedUntil: Date): Promise<boolean> {
  return isOneRow(await heldJob(db, id, token).set({ leased_until: leasedUntil }).executeTakeFirst());
}

export async function finishJob(db: Db | Tx, { id, token }: HeldJob, now: Date): Promise<boolean> {
  return isOneRow(
    await heldJob(db, id, token)
      // What it carried may name a person; a finished job only needs to remember its key.
      .set({
        state: "done",
        finished_at: now,
        payload: asJson({}),
        lease_token: null,
        leased_until: null,
        last_error: null,
      })
      .executeTakeFirst(),
  );
}

export async function retryJobLater(
  db: Db,
  { id, token }: HeldJob,
  runAt: Date,
  error: string,
): Promise<void> {
  await heldJob(db, id, token)
    .set({ state: "waiting", run_at: runAt, lease_token: null, leased_until: null, last_error: error })
    .execute();
}

export async function buryJob(db: Db, { id, token }: HeldJob, now: Date, error: string): Promise<void> {
  await heldJob(db, id, token)
    .set({ state: "dead", finished_at: now, lease_token: null, leased_until: null, last_error: error })
    .execute();
}

/** A job cut short by a shutdown is due at once, and the try does not count. */
export async function returnJob(db: Db, { id, token }: HeldJob, now: Date): Promise<void> {
  await heldJob(db, id, token)
    .set((set) => ({
      state: "waiting",
      run_at: now,
      lease_token: null,
      leased_until: null,
      attempts: set("attempts", "-", 1),
    }))
    .execute();
}

function heldJob(db: Db | Tx, id: string, token: string) {
  return db.updateTable("jobs").where("id", "=", id).where("lease_token", "=", token);
}

export async function deleteJobsDoneBefore(db: Db, before: Date, limit: number): Promise<number> {
  const old = db
    .selectFrom("jobs")
    .select("id")
    .where("state", "=", sql.lit("done"))
    .where("finished_at", "<", before);
  const result = await db.deleteFrom("jobs").where("id", "in", old.limit(limit)).executeTakeFirst();
  return Number(result.numDeletedRows);
}

export async function listDeadJobs(db: Db, limit: number) {
  return db
    .selectFrom("jobs")
    .select(["id", "kind", "attempts", "last_error", "finished_at", "payload"])
    .where("state", "=", sql.lit("dead"))
    .orderBy("finished_at", "desc")
    .limit(limit)
    .execute();
}

export async function reviveDeadJobs(db: Db | Tx, id: string | "all", now: Date): Promise<number> {
  const result = await db
    .updateTable("jobs")
    .set({ state: "waiting", run_at: now, attempts: 0, finished_at: null })
    .where("state", "=", sql.lit("dead"))
    .$if(id !== "all", (query) => query.where("id", "=", id))
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** False when it is gone, or somebody has put it back in the queue. */
export async function deleteDeadJob(db: Db | Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("jobs")
    .where("id", "=", id)
    .where("state", "=", sql.lit("dead"))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Of what came back with an older day: whatever was under way then is not what anybody waits for now. */
export async function deleteUnfinishedJobs(db: Db | Tx, kinds: readonly string[]): Promise<void> {
  await db.deleteFrom("jobs").where("kind", "in", kinds).where("state", "<>", sql.lit("done")).execute();
}

/** What became of jobs, by the keys they were made with; those forgotten since are missing. */
export async function findJobsByKey(db: Db, keys: string[]) {
  if (keys.length === 0) return [];
  return db.selectFrom("jobs").select(["key", "state", "finished_at"]).where("key", "in", keys).execute();
}

/** Whether one of a kind runs or waits, and how often it has been tried. In the order of each state's index, so that it is used. */
export async function findUnfinishedJob(db: Db | Tx, kind: string) {
  const jobs = (state: JobState, column: "run_at" | "leased_until") =>
    db
      .selectFrom("jobs")
      .select(["state", "attempts"])
      .where("state", "=", sql.lit(state))
      .where("kind", "=", kind)
      .orderBy(column)
      .limit(1)
      .executeTakeFirst();
  return (await jobs("running", "leased_until")) ?? (await jobs("waiting", "run_at"));
}

/** Those of a kind that wait for another try are tried now. */
export async function hurryJobs(db: Db | Tx, kind: string, now: Date): Promise<void> {
  await db
    .updateTable("jobs")
    .set({ run_at: now })
    .where("state", "=", sql.lit("waiting"))
    .where("kind", "=", kind)
    .execute();
}

const unfinished = ["waiting", "running", "dead"] as const;

export async function countUnfinishedJobs(db: Db) {
  return db
    .selectFrom("jobs")
    .select(["state", sql<number>`count(*)`.as("count")])
    .where((where) => where.or(unfinished.map((state) => where("state", "=", sql.lit(state)))))
    .groupBy("state")
    .execute();
}

function isOneRow(result: { numUpdatedRows: bigint }): boolean {
  return result.numUpdatedRows === 1n;
}
