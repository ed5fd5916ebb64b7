import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/database.ts";

type Viewing = { userId: string; viewingId: string; lessonId: string; day: string; seconds: number };

/** Keeps the highest number of a viewing and answers by how much it has grown: sent twice, it grows once. */
export async function growViewing(tx: Tx, viewing: Viewing): Promise<number> {
  const { userId, viewingId, lessonId, day, seconds } = viewing;
  const known = await tx
    .selectFrom("viewings")
    .select("seconds")
    .where("user_id", "=", userId)
    .where("id", "=", viewingId)
    .executeTakeFirst();
  const growth = seconds - (known?.seconds ?? 0);
  if (growth <= 0) return 0;
  await tx
    .insertInto("viewings")
    .values({ user_id: userId, id: viewingId, lesson_id: lessonId, day, seconds })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "id"]).doUpdateSet({
        seconds: sql`case when excluded.seconds > viewings.seconds then excluded.seconds else viewings.seconds end`,
      }),
    )
    .execute();
  return growth;
}

export async function addToDay(tx: Tx, userId: string, day: string, seconds: number): Promise<void> {
  await tx
    .insertInto("learning_days")
    .values({ user_id: userId, day, seconds })
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "day"])
        .doUpdateSet({ seconds: sql`learning_days.seconds + excluded.seconds` }),
    )
    .execute();
}

/** The newest first. */
export async function listLearningDays(db: Db, userId: string): Promise<{ day: string; seconds: number }[]> {
  return db
    .selectFrom("learning_days")
    .select(["day", "seconds"])
    .where("user_id", "=", userId)
    .orderBy("day", "desc")
    .execute();
}
