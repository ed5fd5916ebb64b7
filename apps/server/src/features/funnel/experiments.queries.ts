import type { HeadlineArm, HeadlineTexts } from "@academy/contract/visitors/headlines";
import type { StepOrder } from "@academy/quiz/steps";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";
import { asJson } from "../../platform/db/values.ts";

type Kind = "order" | "headline";

export async function findRunningExperiment(db: Db | Tx, kind: Kind): Promise<string | undefined> {
  const row = await db
    .selectFrom("quiz_experiments")
    .select("id")
    .where("kind", "=", kind)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return row?.id;
}

export async function listRunningExperiments(db: Db): Promise<{ id: string; kind: Kind }[]> {
  return db.selectFrom("quiz_experiments").select(["id", "kind"]).where("ended_at", "is", null).execute();
}

export async function findNewestExperiment(db: Db, kind: Kind) {
  return db
    .selectFrom("quiz_experiments")
    .selectAll()
    .where("kind", "=", kind)
    .orderBy("started_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

type NewExperiment = { id: string; kind: Kind; texts?: Record<HeadlineArm, HeadlineTexts> };

/** Of two owners who begin at once, one does. */
export async function insertExperiment(tx: Tx, { id, kind, texts }: NewExperiment, now: Date): Promise<void> {
  await tx
    .insertInto("quiz_experiments")
    .values({ id, kind, started_at: now, ended_at: null, texts: texts ? asJson(texts) : null, chosen: null })
    .onConflict((conflict) => conflict.column("kind").where("ended_at", "is", null).doNothing())
    .execute();
}

export async function endOrderExperiments(tx: Tx, now: Date): Promise<void> {
  await tx
    .updateTable("quiz_experiments")
    .set({ ended_at: now })
    .where("kind", "=", "order")
    .where("ended_at", "is", null)
    .execute();
}

export async function endExperiment(tx: Tx, id: string, chosen: HeadlineArm, now: Date): Promise<void> {
  await tx
    .updateTable("quiz_experiments")
    .set({ ended_at: now, chosen })
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .execute();
}

export type ExperimentCount = {
  experimentId: string;
  arm: StepOrder | HeadlineArm;
  event: "seen" | "started" | "lead";
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
