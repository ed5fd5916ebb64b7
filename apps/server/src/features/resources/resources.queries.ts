import type { ArchetypeKey } from "@academy/quiz/archetypes";
import type { Db } from "../../platform/db/database.ts";
import type { WorkbookWords } from "./resources.tables.ts";

/** By course, as the owner has ordered them, and only what there is something to download of. */
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
      "resources.file_name as fileName",
      "courses.id as courseId",
      "courses.title as courseTitle",
      "courses.archetype",
      "course_modules.title as moduleTitle",
    ])
    .select((select) => select("resources.workbook", "is not", null).as("hasWords"))
    .where("resources.course_id", "in", courseIds)
    .where((where) =>
      where.or([where("resources.workbook", "is not", null), where("resources.file_id", "is not", null)]),
    )
    .orderBy("courses.position")
    .orderBy("courses.id")
    .orderBy("resources.position")
    .orderBy("resources.id")
    .execute();
}

export type Resource = {
  id: string;
  courseId: string;
  courseTitle: string;
  archetype: ArchetypeKey;
  fileName: string;
  workbook: WorkbookWords | null;
  fileId: string | null;
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
    ])
    .where("resources.id", "=", id)
    .executeTakeFirst();
}
