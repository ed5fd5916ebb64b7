import { type ExpressionBuilder, sql } from "kysely";
import type { Tables } from "../../db/tables.ts";
import type { Db } from "../../platform/db/database.ts";
import { dripColumns, isShown } from "../courses/public.ts";

/** More lessons than any learner has hits to read through. */
const maxLessons = 500;

/**
 * The lessons in which every pattern occurs, and those with a film, whose words stand in its captions. The database
 * tells roughly, letter for letter of the alphabet; whoever asks looks again.
 */
export async function listLessonTexts(db: Db, courseIds: readonly string[], patterns: readonly string[]) {
  if (courseIds.length === 0) return [];
  const said = sql<string>`lower(lessons.title || ' ' || lessons.summary || ' ' || lessons.text)`;
  return db
    .selectFrom("lessons")
    .innerJoin("courses", "courses.id", "lessons.course_id")
    .innerJoin("course_modules", "course_modules.id", "lessons.module_id")
    .select(["lessons.id", "lessons.course_id as courseId", "courses.title as courseTitle"])
    .select(["lessons.title", "lessons.summary", "lessons.text", "lessons.film"])
    .select("lessons.is_free as isFree")
    .select(dripColumns)
    .where("lessons.course_id", "in", courseIds)
    .where(isShown)
    .where((where) =>
      where.or([
        where("lessons.film", "is not", null),
        where.and(patterns.map((pattern) => like(where, said, pattern))),
      ]),
    )
    .orderBy("courses.position")
    .orderBy("course_modules.position")
    .orderBy("lessons.position")
    .limit(maxLessons)
    .execute();
}

const like = (
  where: ExpressionBuilder<Tables, "lessons" | "courses" | "course_modules">,
  text: ReturnType<typeof sql<string>>,
  pattern: string,
) => where(text, "like", pattern);

/** One's notes, in the order of the lessons. */
export async function listNotes(db: Db, userId: string, courseIds: readonly string[]) {
  if (courseIds.length === 0) return [];
  return db
    .selectFrom("lesson_notes")
    .innerJoin("lessons", "lessons.id", "lesson_notes.lesson_id")
    .innerJoin("courses", "courses.id", "lessons.course_id")
    .innerJoin("course_modules", "course_modules.id", "lessons.module_id")
    .select(["lessons.id as lessonId", "lessons.title", "lesson_notes.text"])
    .select(["courses.id as courseId", "courses.title as courseTitle"])
    .where("lesson_notes.user_id", "=", userId)
    .where("lessons.course_id", "in", courseIds)
    .where("lesson_notes.text", "!=", "")
    .orderBy("courses.position")
    .orderBy("course_modules.position")
    .orderBy("lessons.position")
    .execute();
}

/** What one wrote in workbooks, with what was asked. */
export async function listOwnAnswers(db: Db, userId: string, courseIds: readonly string[]) {
  if (courseIds.length === 0) return [];
  return db
    .selectFrom("workbook_answers")
    .innerJoin("courses", "courses.id", "workbook_answers.course_id")
    .select(["workbook_answers.item_id as item", "workbook_answers.asked", "workbook_answers.fields"])
    .select(["courses.id as courseId", "courses.title as courseTitle"])
    .where("workbook_answers.user_id", "=", userId)
    .where("workbook_answers.course_id", "in", courseIds)
    .orderBy("courses.position")
    .orderBy("workbook_answers.item_id")
    .execute();
}

export async function listCourseTitles(
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; title: string }[]> {
  if (ids.length === 0) return [];
  return db.selectFrom("courses").select(["id", "title"]).where("id", "in", ids).execute();
}

/** Which of these courses are shelves of recordings. */
export async function listShelvesAmong(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("courses")
    .select("id")
    .where("id", "in", ids)
    .where("is_shelf", "=", true)
    .execute();
  return rows.map(({ id }) => id);
}
