import { sql } from "kysely";
import type { Db } from "../../../platform/db/database.ts";
import { isShown } from "../../courses/public.ts";

/** A lesson's words, as its page shows them: Markdown. */
export type LessonText = { id: string; title: string; url: string; text: string };

/** What learners see, and all who have the course at the same time: one that opens later to some is told to nobody. */
const isTold = sql<boolean>`(${isShown} and lessons.drip_days is null and lessons.drip_at is null)`;

/** What changes whenever a lesson of one of these courses is added, changed or taken away. */
export async function listLessonVersions(
  db: Db,
  courseIds: readonly string[],
): Promise<{ courseId: string; version: string }[]> {
  if (courseIds.length === 0) return [];
  const rows = await db
    .selectFrom("lessons")
    .select(["course_id", sql<unknown>`max(updated_at)`.as("newest")])
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("course_id", "in", courseIds)
    .where(isTold)
    .groupBy("course_id")
    .execute();
  return rows.map(({ course_id, newest, count }) => ({
    courseId: course_id,
    version: `${count} ${newest instanceof Date ? newest.toISOString() : newest}`,
  }));
}

export async function readLessonTexts(db: Db, courseId: string): Promise<LessonText[]> {
  const lessons = await db
    .selectFrom("lessons")
    .select(["id", "title", "text"])
    .where("course_id", "=", courseId)
    .where(isTold)
    .execute();
  return lessons.map((lesson) => ({ ...lesson, url: `/course/${courseId}/lesson/${lesson.id}` }));
}
