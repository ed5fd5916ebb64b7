import type { Db, Tx } from "../../platform/db/database.ts";

type Key = { dateId: string; userId: string };

/** Said again it keeps its first moment. */
export async function setGoing(tx: Db | Tx, { dateId, userId }: Key, goingAt: Date | null): Promise<void> {
  await tx
    .insertInto("gathering_attendances")
    .values({ date_id: dateId, user_id: userId, going_at: goingAt, question: null, asked_at: null })
    .onConflict((conflict) =>
      conflict.columns(["date_id", "user_id"]).doUpdateSet((set) => ({
        going_at:
          goingAt === null ? null : set.fn.coalesce("gathering_attendances.going_at", set.val(goingAt)),
      })),
    )
    .execute();
}

/** One each: a changed question keeps its place in the order. */
export async function setQuestion(
  tx: Db | Tx,
  { dateId, userId }: Key,
  question: string | null,
  now: Date,
): Promise<void> {
  const askedAt = question === null ? null : now;
  await tx
    .insertInto("gathering_attendances")
    .values({ date_id: dateId, user_id: userId, going_at: null, question, asked_at: askedAt })
    .onConflict((conflict) =>
      conflict.columns(["date_id", "user_id"]).doUpdateSet((set) => ({
        question,
        asked_at:
          askedAt === null ? null : set.fn.coalesce("gathering_attendances.asked_at", set.val(askedAt)),
      })),
    )
    .execute();
}
