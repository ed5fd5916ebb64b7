import type { Db, Tx } from "../../../platform/db/database.ts";
import type { Actor } from "../../audit/public.ts";

export async function listOpenings(db: Db, lessonId: string, limit: number) {
  return db
    .selectFrom("lesson_openings")
    .innerJoin("users", "users.id", "lesson_openings.user_id")
    .select(["users.id as userId", "users.name", "users.email", "lesson_openings.created_at"])
    .where("lesson_id", "=", lessonId)
    .orderBy("lesson_openings.created_at", "desc")
    .limit(limit)
    .execute();
}

type Opening = { userId: string; lessonId: string };

/** False when it was open to them already. */
export async function insertOpening(tx: Tx, opening: Opening & Actor): Promise<boolean> {
  const { userId, lessonId, by, now } = opening;
  const inserted = await tx
    .insertInto("lesson_openings")
    .values({ user_id: userId, lesson_id: lessonId, opened_by: by, created_at: now })
    .onConflict((conflict) => conflict.columns(["user_id", "lesson_id"]).doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function deleteOpening(tx: Tx, { userId, lessonId }: Opening): Promise<boolean> {
  const deleted = await tx
    .deleteFrom("lesson_openings")
    .where("user_id", "=", userId)
    .where("lesson_id", "=", lessonId)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}
