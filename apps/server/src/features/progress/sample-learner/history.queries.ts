import { createHash, randomUUID } from "node:crypto";
import type { Tx } from "../../../platform/db/database.ts";
import { asJson } from "../../../platform/db/values.ts";
import { orderedId } from "../../../platform/ordered-id.ts";
import type { CompletedLesson, WatchedDay } from "./history.rules.ts";

/** Of two processes that start at once the second waits here until the first is done. */
export async function lockSetting(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .insertInto("academy_settings")
    .values({ id, value: asJson(null), updated_at: now })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ updated_at: now }))
    .execute();
}

/** Everything a learner does leaves a trace in one of these: the same digest means that nothing was done. */
export async function digestOfLearning(tx: Tx, userId: string): Promise<string> {
  const tables = [
    "enrollments",
    "lesson_progress",
    "viewings",
    "learning_days",
    "lesson_notes",
    "downloads",
  ] as const;
  const digest = createHash("sha256");
  for (const table of tables) {
    const rows = await tx.selectFrom(table).selectAll().where("user_id", "=", userId).execute();
    const sorted = rows.map((row) => JSON.stringify(entriesOf(table, row))).sort();
    digest.update(JSON.stringify([table, sorted]));
  }
  return digest.digest("base64url");
}

/**
 * Columns that came later, left out so that what was written before they came is still known as untouched. Whatever
 * fills them moves the enrollment's last activity along.
 */
const laterColumns = new Set([
  "lesson_progress.opened_at",
  "lesson_progress.last_active_at",
  "lesson_progress.text_position",
  "lesson_progress.text_position_at",
  "lesson_progress.text_read_at",
  "lesson_progress.film_watched_at",
  "viewings.opened_at",
  "viewings.reported_at",
  "enrollments.completed_on",
]);

const entriesOf = (table: string, row: object) =>
  Object.entries(row)
    .filter(([column]) => !laterColumns.has(`${table}.${column}`))
    .sort();

/** In the order of the course. */
export async function listSampleLessons(tx: Tx, starterKeys: readonly string[]) {
  return tx
    .selectFrom("courses")
    .innerJoin("course_modules", "course_modules.course_id", "courses.id")
    .innerJoin("lessons", "lessons.module_id", "course_modules.id")
    .select([
      "courses.id as courseId",
      "courses.title as courseTitle",
      "courses.starter_key as starterKey",
      "lessons.id",
      "lessons.film",
    ])
    .where("courses.starter_key", "in", starterKeys)
    .orderBy("course_modules.position")
    .orderBy("lessons.position")
    .execute();
}

export async function listSampleResources(tx: Tx, courseIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom("resources")
    .select(["id", "course_id"])
    .where("course_id", "in", courseIds)
    .orderBy("position")
    .execute();
  return courseIds.flatMap((courseId) =>
    rows.filter((row) => row.course_id === courseId).map(({ id }) => id),
  );
}

export async function insertCompleted(
  tx: Tx,
  { userId, courseId }: { userId: string; courseId: string },
  completed: readonly CompletedLesson[],
): Promise<void> {
  await tx
    .insertInto("lesson_progress")
    .values(
      completed.map(({ lessonId, at }) => ({
        user_id: userId,
        course_id: courseId,
        lesson_id: lessonId,
        completed_at: at,
        marked_at: at,
        opened_at: at,
        last_active_at: at,
        position_seconds: 0,
        position_at: null,
      })),
    )
    .execute();
}

/** What is dated back anew with every start; the rest stays where it was. */
export async function deleteRecent(tx: Tx, userId: string, courseId: string): Promise<void> {
  await tx.deleteFrom("viewings").where("user_id", "=", userId).execute();
  await tx.deleteFrom("learning_days").where("user_id", "=", userId).execute();
  await tx.deleteFrom("downloads").where("user_id", "=", userId).execute();
  await tx
    .deleteFrom("lesson_progress")
    .where("user_id", "=", userId)
    .where("course_id", "=", courseId)
    .execute();
}

export async function insertPlayed(tx: Tx, userId: string, played: readonly WatchedDay[]): Promise<void> {
  await tx
    .insertInto("viewings")
    .values(
      played.map(({ lessonId, day, seconds }) => ({
        user_id: userId,
        id: randomUUID(),
        lesson_id: lessonId,
        day,
        seconds,
      })),
    )
    .execute();
  const days = Map.groupBy(played, ({ day }) => day);
  await tx
    .insertInto("learning_days")
    .values(
      [...days].map(([day, all]) => ({
        user_id: userId,
        day,
        seconds: all.reduce((sum, { seconds }) => sum + seconds, 0),
      })),
    )
    .execute();
}

export async function insertDownloads(
  tx: Tx,
  userId: string,
  downloads: readonly { resourceId: string; at: Date }[],
): Promise<void> {
  await tx
    .insertInto("downloads")
    .values(
      downloads.map(({ resourceId, at }) => ({
        id: orderedId(at),
        user_id: userId,
        resource_id: resourceId,
        click_id: randomUUID(),
        downloaded_at: at,
      })),
    )
    .execute();
}
