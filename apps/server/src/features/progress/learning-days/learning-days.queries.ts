import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/database.ts";

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
