import { sql } from "kysely";
import type { Db } from "../../../platform/db/database.ts";
import { isShown } from "../../courses/public.ts";

/** A lesson's words, as its page shows them: Markdown. */
export type LessonText = {
  id: string;
  title: string;
  url: string;
  text: string;
  /** Which lesson of the starter courses it began as. */
  slug: string | null;
};

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
    .where(isShown)
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
    .select(["id", "title", "text", "starter_slug as slug"])
    .where("course_id", "=", courseId)
    .where(isShown)
    .execute();
  return lessons.map((lesson) => ({ ...lesson, url: `/course/${courseId}/lesson/${lesson.id}` }));
}

/** What learners see of modules, by the ids of their lessons. */
export async function listModuleTitles(db: Db, lessonIds: readonly string[]): Promise<Map<string, string>> {
  if (lessonIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("lessons")
    .innerJoin("course_modules", "course_modules.id", "lessons.module_id")
    .select(["lessons.id", "course_modules.title"])
    .where("lessons.id", "in", lessonIds)
    .execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}
