import type { LessonView } from "@academy/contract/learning/lessons";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";
import type { LessonProgress } from "./progress.rules.ts";

type LessonProgressUpdate = {
  userId: string;
  courseId: string;
  lessonId: string;
  completed?: boolean | undefined;
  positionSeconds?: number | undefined;
  textPosition?: number | undefined;
  filmWatched?: true | undefined;
  exercise?: "begun" | "setAside" | undefined;
  /** When it happened, as the device says, and when the server hears of it. */
  at: Date;
  now: Date;
};

const [of, told] = [
  (column: string) => sql.ref(`lesson_progress.${column}`),
  (column: string) => sql.ref(`excluded.${column}`),
];

/** Null, which is no answer, where nothing was said about it. */
const isNewer = (time: string): RawBuilder<boolean> =>
  sql`${told(time)} >= coalesce(${of(time)}, ${told(time)})`;
const newerOf = <Value>(column: string, time: string): RawBuilder<Value> =>
  sql`case when ${isNewer(time)} then ${told(column)} else ${of(column)} end`;
const firstOf = <Value>(column: string): RawBuilder<Value> => sql`coalesce(${of(column)}, ${told(column)})`;

/** One statement decides by the times: whichever of two devices arrives last, the newer word stands. */
export async function saveLessonProgress(
  tx: Tx,
  saved: LessonProgressUpdate,
): Promise<LessonProgressInCourse> {
  const { userId, courseId, lessonId, completed, positionSeconds, textPosition, filmWatched } = saved;
  const { exercise, at, now } = saved;
  return tx
    .insertInto("lesson_progress")
    .values({
      user_id: userId,
      course_id: courseId,
      lesson_id: lessonId,
      completed_at: completed ? at : null,
      marked_at: completed === undefined ? null : at,
      position_seconds: positionSeconds ?? 0,
      position_at: positionSeconds === undefined ? null : at,
      text_position: textPosition ?? null,
      text_position_at: textPosition === undefined ? null : at,
      text_read_at: textPosition === 1 ? at : null,
      film_watched_at: filmWatched ? at : null,
      exercise: exercise ?? null,
      exercise_at: exercise === undefined ? null : at,
      opened_at: now,
      last_active_at: at,
    })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "course_id", "lesson_id"]).doUpdateSet({
        // Marked again it keeps the day on which it was done.
        completed_at: sql`case when ${isNewer("marked_at")}
          then case when excluded.completed_at is null then null
            else coalesce(lesson_progress.completed_at, excluded.completed_at) end
          else lesson_progress.completed_at end`,
        marked_at: newerOf("marked_at", "marked_at"),
        position_seconds: newerOf("position_seconds", "position_at"),
        position_at: newerOf("position_at", "position_at"),
        text_position: newerOf("text_position", "text_position_at"),
        text_position_at: newerOf("text_position_at", "text_position_at"),
        text_read_at: firstOf("text_read_at"),
        film_watched_at: firstOf("film_watched_at"),
        exercise: newerOf("exercise", "exercise_at"),
        exercise_at: newerOf("exercise_at", "exercise_at"),
        opened_at: firstOf("opened_at"),
        last_active_at: newerOf("last_active_at", "last_active_at"),
      }),
    )
    .returning(columns)
    .executeTakeFirstOrThrow();
}

const columns = [
  "course_id as courseId",
  "lesson_id as lessonId",
  "completed_at as completedAt",
  "position_seconds as positionSeconds",
  "text_position as textPosition",
  "opened_at as openedAt",
  "last_active_at as lastActiveAt",
] as const;

export type LessonProgressInCourse = LessonProgress & { courseId: string; openedAt: Date | null };

export async function listLessonProgress(
  db: Db | Tx,
  userId: string,
  courseIds: readonly string[],
): Promise<LessonProgressInCourse[]> {
  if (courseIds.length === 0) return [];
  return db
    .selectFrom("lesson_progress")
    .select(columns)
    .where("user_id", "=", userId)
    .where("course_id", "in", courseIds)
    .execute();
}

/** How far somebody is in one lesson. */
export async function findLessonProgress(
  db: Db | Tx,
  userId: string,
  lessonId: string,
): Promise<
  Pick<
    LessonView,
    | "completed"
    | "wasUnmarked"
    | "positionSeconds"
    | "playedSeconds"
    | "textPosition"
    | "isTextRead"
    | "isFilmWatched"
    | "exercise"
  >
> {
  const row = await db
    .selectFrom("lesson_progress")
    .select(["completed_at", "marked_at", "position_seconds", "text_position"])
    .select(["text_read_at", "film_watched_at", "exercise"])
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
    wasUnmarked: row?.completed_at == null && row?.marked_at != null,
    positionSeconds: row?.position_seconds ?? 0,
    playedSeconds: viewed?.seconds ?? 0,
    textPosition: row?.text_position ?? 0,
    isTextRead: row?.text_read_at != null,
    isFilmWatched: row?.film_watched_at != null,
    exercise: row?.exercise ?? null,
  };
}

/** Of lessons, the oldest first: to have seen a recording completes none. */
export async function listCompletionTimes(db: Db, userId: string): Promise<Date[]> {
  const rows = await db
    .selectFrom("lesson_progress")
    .innerJoin("courses", "courses.id", "lesson_progress.course_id")
    .select("completed_at")
    .where("user_id", "=", userId)
    .where("completed_at", "is not", null)
    .where("courses.is_shelf", "=", false)
    .orderBy("completed_at")
    .execute();
  return rows.flatMap(({ completed_at }) => completed_at ?? []);
}
