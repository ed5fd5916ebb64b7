import type { GatheringBody } from "@academy/contract/studio/gatherings";
import type { Db, Tx } from "../../platform/db/database.ts";
import { listGatheredFor } from "./studio/gatherings.queries.ts";

export async function deleteSamples(db: Db | Tx): Promise<void> {
  await db.deleteFrom("gatherings").where("is_sample", "=", true).execute();
}

export async function countSamples(db: Db | Tx): Promise<number> {
  const { count } = await db
    .selectFrom("gatherings")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("is_sample", "=", true)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Undefined where the owner has taken over or left none: then there is nothing to make anew. */
export async function countUpcomingSamples(tx: Tx, now: Date): Promise<number | undefined> {
  if ((await countSamples(tx)) === 0) return undefined;
  const { count } = await tx
    .selectFrom("gathering_dates")
    .innerJoin("gatherings", "gatherings.id", "gathering_dates.gathering_id")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("gatherings.is_sample", "=", true)
    .where("gathering_dates.ends_at", ">", now)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Those whose benefit the academy still has. */
export async function withKnownBenefits(tx: Tx, bodies: readonly GatheringBody[]): Promise<GatheringBody[]> {
  const known = new Set((await listGatheredFor(tx)).map(({ id }) => id));
  return bodies.filter(({ benefits }) => benefits.every((id) => known.has(id)));
}
