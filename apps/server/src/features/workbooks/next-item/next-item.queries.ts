import type { Db } from "../../../platform/db/database.ts";
import { isShown } from "../../courses/public.ts";

type LearnerInCourses = { userId: string; courseIds: readonly string[] };

/** What somebody wrote in last, in courses that they have not completed. */
export async function findLastWritten(db: Db, { userId, courseIds }: LearnerInCourses) {
  return db
    .selectFrom("workbook_answers")
    .leftJoin("enrollments", (join) =>
      join
        .onRef("enrollments.user_id", "=", "workbook_answers.user_id")
        .onRef("enrollments.course_id", "=", "workbook_answers.course_id"),
    )
    .select(["workbook_answers.course_id as courseId", "workbook_answers.item_id as item"])
    .select("workbook_answers.updated_at as at")
    .where("workbook_answers.user_id", "=", userId)
    .where("workbook_answers.course_id", "in", courseIds)
    .where("enrollments.completed_at", "is", null)
    .orderBy("workbook_answers.updated_at", "desc")
    .orderBy("workbook_answers.item_id")
    .limit(1)
    .executeTakeFirst();
}

/** The lesson somebody was in last, of those that there still are in courses that they have not completed. */
export async function findOpenLesson(db: Db, { userId, courseIds }: LearnerInCourses) {
  const row = await db
    .selectFrom("lesson_progress")
    .innerJoin("lessons", "lessons.id", "lesson_progress.lesson_id")
    .innerJoin("enrollments", (join) =>
      join
        .onRef("enrollments.user_id", "=", "lesson_progress.user_id")
        .onRef("enrollments.course_id", "=", "lesson_progress.course_id"),
    )
    .select(["lesson_progress.course_id as courseId", "lesson_progress.lesson_id as lesson"])
    .select(["lesson_progress.last_active_at as at", "lesson_progress.exercise"])
    .where("lesson_progress.user_id", "=", userId)
    .where("lesson_progress.course_id", "in", courseIds)
    .where("lesson_progress.last_active_at", "is not", null)
    .where("enrollments.completed_at", "is", null)
    .where(isShown)
    .orderBy("lesson_progress.last_active_at", "desc")
    .orderBy("lesson_progress.lesson_id")
    .limit(1)
    .executeTakeFirst();
  if (!row?.at) return undefined;
  const { at, exercise, ...lesson } = row;
  return { ...lesson, at, isSetAside: exercise === "setAside" };
}

export async function findCourseTitle(db: Db, id: string): Promise<string> {
  const { title } = await db
    .selectFrom("courses")
    .select("title")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return title;
}
