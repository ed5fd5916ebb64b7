import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";
import type { LessonProgress } from "./progress.rules.ts";

type Saved = {
  userId: string;
  courseId: string;
  lessonId: string;
  completed?: boolean | undefined;
  positionSeconds?: number | undefined;
  at: Date;
};

/** Null, which is no answer, where nothing was said about it. */
const isNewerMark = sql`excluded.marked_at >= coalesce(lesson_progress.marked_at, excluded.marked_at)`;
const isNewerPosition = sql`excluded.position_at >= coalesce(lesson_progress.position_at, excluded.position_at)`;

/** One statement decides by the times: whichever of two devices arrives last, the newer word stands. */
export async function saveLessonProgress(tx: Tx, saved: Saved): Promise<void> {
  const { userId, courseId, lessonId, completed, positionSeconds, at } = saved;
  if (completed === undefined && positionSeconds === undefined) return;
  await tx
    .insertInto("lesson_progress")
    .values({
      user_id: userId,
      course_id: courseId,
      lesson_id: lessonId,
      completed_at: completed ? at : null,
      marked_at: completed === undefined ? null : at,
      position_seconds: positionSeconds ?? 0,
      position_at: positionSeconds === undefined ? null : at,
    })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "course_id", "lesson_id"]).doUpdateSet({
        // Marked again it keeps the day on which it was done.
        completed_at: sql`case when ${isNewerMark}
          then case when excluded.completed_at is null then null
            else coalesce(lesson_progress.completed_at, excluded.completed_at) end
          else lesson_progress.completed_at end`,
        marked_at: sql`case when ${isNewerMark} then excluded.marked_at else lesson_progress.marked_at end`,
        position_seconds: sql`case when ${isNewerPosition} then excluded.position_seconds else lesson_progress.position_seconds end`,
        position_at: sql`case when ${isNewerPosition} then excluded.position_at else lesson_progress.position_at end`,
      }),
    )
    .execute();
}

export type LessonProgressInCourse = LessonProgress & { courseId: string };

export async function listLessonProgress(
  db: Db | Tx,
  userId: string,
  courseIds: readonly string[],
): Promise<LessonProgressInCourse[]> {
  if (courseIds.length === 0) return [];
  return db
    .selectFrom("lesson_progress")
    .select([
      "course_id as courseId",
      "lesson_id as lessonId",
      "completed_at as completedAt",
      "position_seconds as positionSeconds",
    ])
    .where("user_id", "=", userId)
    .where("course_id", "in", courseIds)
    .execute();
}

/** Where somebody stands in one lesson. */
export async function findLessonProgress(
  db: Db | Tx,
  userId: string,
  lessonId: string,
): Promise<{ completed: boolean; positionSeconds: number; playedSeconds: number }> {
  const row = await db
    .selectFrom("lesson_progress")
    .select(["completed_at", "position_seconds"])
    .where("user_id", "=", userId)
    // With its course it is one look into the key; by the lesson alone it might be everybody's.
    .where("course_id", "=", (where) =>
      where.selectFrom("lessons").select("course_id").where("id", "=", lessonId),
    )
    .where("lesson_id", "=", lessonId)
    .executeTakeFirst();
  const viewed = await db
    .selectFrom("viewings")
    .select((select) => select.fn.sum<number | null>("seconds").as("seconds"))
    .where("user_id", "=", userId)
    .where("lesson_id", "=", lessonId)
    .executeTakeFirst();
  return {
    completed: row?.completed_at != null,
    positionSeconds: row?.position_seconds ?? 0,
    playedSeconds: viewed?.seconds ?? 0,
  };
}

/** The oldest first. */
export async function listCompletionTimes(db: Db, userId: string): Promise<Date[]> {
  const rows = await db
    .selectFrom("lesson_progress")
    .select("completed_at")
    .where("user_id", "=", userId)
    .where("completed_at", "is not", null)
    .orderBy("completed_at")
    .execute();
  return rows.flatMap(({ completed_at }) => completed_at ?? []);
}
