import type { ArchetypeKey } from "@academy/quiz/archetypes";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";
import type { WorkbookWords } from "./resources.tables.ts";

/** Whether there is anything to download of it: a file that was taken off its course has nothing left. */
export const hasSomething = sql<boolean>`(resources.workbook is not null or resources.file_id is not null or resources.media_id is not null)`;

/** By course, as the owner has ordered them: what there is something to download of. Files of lessons are found in these. */
export async function listResources(db: Db, courseIds: string[]) {
  if (courseIds.length === 0) return [];
  return db
    .selectFrom("resources")
    .innerJoin("courses", "courses.id", "resources.course_id")
    .leftJoin("course_modules", "course_modules.id", "resources.module_id")
    .select([
      "resources.id",
      "resources.title",
      "resources.subtitle",
      "resources.file_type as fileType",
      "resources.kind",
      "resources.position",
      "resources.module_id as moduleId",
      "resources.file_name as fileName",
      "courses.id as courseId",
      "courses.title as courseTitle",
      "courses.archetype",
      "course_modules.title as moduleTitle",
    ])
    .select((select) => select("resources.workbook", "is not", null).as("hasWords"))
    .where("resources.course_id", "in", courseIds)
    .where(hasSomething)
    .where("resources.lesson_id", "is", null)
    .orderBy("courses.position")
    .orderBy("courses.id")
    .orderBy("resources.position")
    .orderBy("resources.id")
    .execute();
}

/** What each file of these courses is made of. */
export async function listFileSources(db: Db, courseIds: string[]) {
  if (courseIds.length === 0) return [];
  return db
    .selectFrom("resources")
    .innerJoin("courses", "courses.id", "resources.course_id")
    .leftJoin("media", "media.id", "resources.media_id")
    .select(["resources.id", "resources.workbook", "courses.title as courseTitle", "courses.archetype"])
    .select(({ fn }) => fn.coalesce("media.file_id", "resources.file_id").as("fileId"))
    .where("resources.course_id", "in", courseIds)
    .execute();
}

export type Resource = {
  /** Where it is found, if not in the whole course. */
  lessonId: string | null;
  moduleId: string | null;
  id: string;
  courseId: string;
  courseTitle: string;
  archetype: ArchetypeKey;
  fileName: string;
  workbook: WorkbookWords | null;
  fileId: string | null;
  mediaId: string | null;
};

export async function findResource(db: Db, id: string): Promise<Resource | undefined> {
  return db
    .selectFrom("resources")
    .innerJoin("courses", "courses.id", "resources.course_id")
    .select([
      "resources.id",
      "courses.id as courseId",
      "courses.title as courseTitle",
      "courses.archetype",
      "resources.file_name as fileName",
      "resources.workbook",
      "resources.file_id as fileId",
      "resources.media_id as mediaId",
      "resources.lesson_id as lessonId",
      "resources.module_id as moduleId",
    ])
    .where("resources.id", "=", id)
    .executeTakeFirst();
}

/** What learners of a course download out of the library. */
export async function listCourseFiles(db: Db | Tx, courseId: string) {
  return db
    .selectFrom("resources")
    .select(["id", "title", "media_id as mediaId", "lesson_id as lessonId"])
    .where("course_id", "=", courseId)
    .where("media_id", "is not", null)
    .orderBy("position")
    .orderBy("id")
    .execute();
}

export async function listLessonFiles(db: Db, lessonId: string) {
  return db
    .selectFrom("resources")
    .select(["id", "title", "file_type as fileType"])
    .where("lesson_id", "=", lessonId)
    .where("media_id", "is not", null)
    .orderBy("position")
    .orderBy("id")
    .execute();
}

type NewFile = {
  id: string;
  courseId: string;
  lessonId: string | null;
  title: string;
  mediaId: string;
  ending: string;
};

/** At the end of what the course has. */
export async function insertCourseFile(tx: Tx, file: NewFile) {
  const { id, courseId, lessonId, title, mediaId, ending } = file;
  const { last } = await tx
    .selectFrom("resources")
    .select(({ fn }) => fn.max<number | null>("position").as("last"))
    .where("course_id", "=", courseId)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("resources")
    .values({
      id,
      course_id: courseId,
      module_id: null,
      position: (last ?? 0) + 1,
      title,
      subtitle: "",
      kind: "file",
      file_type: ending.toUpperCase(),
      file_name: `${title}.${ending}`,
      workbook: null,
      file_id: null,
      media_id: mediaId,
      lesson_id: lessonId,
    })
    .execute();
}

/** Nobody finds it any more; who had downloaded it stays known. Answers whose it was; nothing where there is no such file. */
export async function endCourseFile(tx: Tx, id: string): Promise<string | undefined> {
  const row = await tx
    .updateTable("resources")
    .set({ media_id: null })
    .where("id", "=", id)
    .where("media_id", "is not", null)
    .returning("course_id")
    .executeTakeFirst();
  return row?.course_id;
}

/** Whether a course has such a lesson, whatever became of it. */
export async function isLessonOf(db: Db | Tx, id: string, courseId: string): Promise<boolean> {
  const lesson = db.selectFrom("lessons").select("id").where("id", "=", id).where("course_id", "=", courseId);
  return (await lesson.executeTakeFirst()) !== undefined;
}

export async function isCourse(db: Db | Tx, id: string): Promise<boolean> {
  return (await db.selectFrom("courses").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
}
