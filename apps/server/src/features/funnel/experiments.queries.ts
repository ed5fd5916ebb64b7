import type { StepOrder } from "@academy/quiz/steps";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";

export async function findRunningExperiment(db: Db | Tx): Promise<string | undefined> {
  const row = await db
    .selectFrom("quiz_experiments")
    .select("id")
    .where("kind", "=", "order")
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return row?.id;
}

export async function findNewestExperiment(db: Db) {
  return db
    .selectFrom("quiz_experiments")
    .selectAll()
    .orderBy("started_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Of two owners who begin at once, one does. */
export async function insertExperiment(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .insertInto("quiz_experiments")
    .values({ id, kind: "order", started_at: now, ended_at: null })
    .onConflict((conflict) => conflict.column("kind").where("ended_at", "is", null).doNothing())
    .execute();
}

export async function endExperiments(tx: Tx, now: Date): Promise<void> {
  await tx.updateTable("quiz_experiments").set({ ended_at: now }).where("ended_at", "is", null).execute();
}

export type ExperimentCount = {
  experimentId: string;
  arm: StepOrder;
  event: "started" | "lead";
  count: number;
};

export async function addExperimentCounts(db: Db, counts: ExperimentCount[]): Promise<void> {
  const rows = counts.map(({ experimentId, arm, event, count }) => ({
    id: [experimentId, arm, event].join("|"),
    experiment_id: experimentId,
    arm,
    event,
    count,
  }));
  await db
    .insertInto("experiment_counts")
    .values(rows)
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet({ count: sql`experiment_counts.count + excluded.count` }),
    )
    .execute();
}

export async function listExperimentCounts(db: Db, experimentId: string) {
  return db
    .selectFrom("experiment_counts")
    .select(["arm", "event", "count"])
    .where("experiment_id", "=", experimentId)
    .execute();
}
