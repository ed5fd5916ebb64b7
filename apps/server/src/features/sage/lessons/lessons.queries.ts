import { sql } from "kysely";
import type { Db } from "../../../platform/db/database.ts";

/** A lesson's words, as its page shows them: Markdown. */
export type LessonText = { id: string; title: string; url: string; text: string };

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
    .execute();
  return lessons.map((lesson) => ({ ...lesson, url: `/course/${courseId}/lesson/${lesson.id}` }));
}
