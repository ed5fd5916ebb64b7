import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";
import type { LessonFilm } from "./courses.tables.ts";
import type { LessonDrip } from "./drip.rules.ts";

/** Whether learners see a lesson at all. */
export const isShown = sql<boolean>`(lessons.is_draft = false and lessons.archived_at is null)`;

/** When a lesson opens, of a query of lessons in their modules. */
export const dripColumns = [
  "lessons.drip_days as dripDays",
  "lessons.drip_at as dripAt",
  "course_modules.drip_days as moduleDripDays",
  "course_modules.drip_at as moduleDripAt",
] as const;

export type Lesson = {
  id: string;
  courseId: string;
  moduleId: string;
  title: string;
  summary: string;
  minutes: number;
  /** Markdown. */
  text: string;
  film: LessonFilm | null;
  isDraft: boolean;
  archivedAt: Date | null;
  /** Open to any member. */
  isFree: boolean;
  /** Which of the academy's first lessons it is, whatever it is called by now. */
  starterSlug: string | null;
} & LessonDrip;

export async function findLesson(db: Db | Tx, id: string): Promise<Lesson | undefined> {
  return db
    .selectFrom("lessons")
    .innerJoin("course_modules", "course_modules.id", "lessons.module_id")
    .select([
      "lessons.id",
      "lessons.course_id as courseId",
      "lessons.module_id as moduleId",
      "lessons.title",
      "lessons.summary",
      "lessons.minutes",
      "lessons.text",
      "lessons.film",
      "lessons.is_draft as isDraft",
      "lessons.archived_at as archivedAt",
      "lessons.is_free as isFree",
      "lessons.starter_slug as starterSlug",
    ])
    .select(dripColumns)
    .where("lessons.id", "=", id)
    .executeTakeFirst();
}

/** What learners see, module by module, lesson by lesson. */
const inCourseOrder = (db: Db | Tx, courseIds: readonly string[]) =>
  db
    .selectFrom("lessons")
    .innerJoin("course_modules", "course_modules.id", "lessons.module_id")
    .where("lessons.course_id", "in", courseIds)
    .where(isShown)
    .orderBy("lessons.course_id")
    .orderBy("course_modules.position")
    .orderBy("course_modules.id")
    .orderBy("lessons.position")
    .orderBy("lessons.id");

export type ListedLesson = Pick<
  Lesson,
  "id" | "courseId" | "moduleId" | "title" | "film" | "isFree" | keyof LessonDrip
>;

export async function listLessonsOf(db: Db | Tx, courseIds: readonly string[]): Promise<ListedLesson[]> {
  if (courseIds.length === 0) return [];
  return inCourseOrder(db, courseIds)
    .select(["lessons.id", "lessons.course_id as courseId", "lessons.module_id as moduleId"])
    .select(["lessons.title", "lessons.film", "lessons.is_free as isFree"])
    .select(dripColumns)
    .execute();
}

/** The lessons that learners see and whose text has these letters in it, with the text. */
export async function listTextsWith(db: Db | Tx, courseId: string, anyOf: readonly string[]) {
  return inCourseOrder(db, [courseId])
    .select(["lessons.id", "lessons.title", "lessons.text"])
    .where((eb) => eb.or(anyOf.map((letters) => eb("lessons.text", "like", `%${letters}%`))))
    .execute();
}

/** For the outline: everything but what is paid for. */
export async function listLessonOutlines(db: Db, courseId: string) {
  return inCourseOrder(db, [courseId])
    .select([
      "lessons.id",
      "lessons.module_id as moduleId",
      "lessons.title",
      "lessons.summary",
      "lessons.minutes",
      "lessons.film",
      "lessons.is_free as isFree",
    ])
    .select(dripColumns)
    .execute();
}
