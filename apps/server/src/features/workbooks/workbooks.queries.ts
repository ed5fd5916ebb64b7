import type { Db, Tx } from "../../platform/db/database.ts";
import { asJson } from "../../platform/db/values.ts";
import type { WorkbookWords } from "../resources/public.ts";

export type Workbook = {
  /** Null for the book that gathers the tools of the lessons. */
  id: string | null;
  slug: string;
  title: string;
  subtitle: string;
  kind: "workbook" | "template";
  moduleTitle: string | null;
  /** With which it opens; null where it is for the whole course. */
  moduleId: string | null;
  words: WorkbookWords;
};

export async function findWorkbookCourse(db: Db | Tx, id: string) {
  return db
    .selectFrom("courses")
    .select(["title", "starter_key as starterKey", "archetype", "has_launch_plan as hasLaunchPlan"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Those that are words, as the owner has ordered them. */
export async function listWorkbooks(db: Db | Tx, courseId: string): Promise<Workbook[]> {
  const rows = await db
    .selectFrom("resources")
    .leftJoin("course_modules", "course_modules.id", "resources.module_id")
    .select([
      "resources.id",
      "resources.file_name",
      "resources.title",
      "resources.subtitle",
      "resources.kind",
      "resources.workbook",
      "course_modules.title as moduleTitle",
      "course_modules.id as moduleId",
    ])
    .where("resources.course_id", "=", courseId)
    .where("resources.workbook", "is not", null)
    .orderBy("resources.position")
    .orderBy("resources.id")
    .execute();
  return rows.flatMap(({ file_name, workbook, kind, ...book }) =>
    // A file of the library has no words.
    workbook && kind !== "file"
      ? [{ ...book, kind, slug: file_name.replace(/\.pdf$/, ""), words: workbook }]
      : [],
  );
}

/** The lessons that stand in these modules. */
export async function listLessonsIn(db: Db | Tx, moduleIds: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom("lessons").select("id").where("module_id", "in", moduleIds).execute();
  return new Set(rows.map(({ id }) => id));
}

export async function listLessonTitles(db: Db | Tx, courseId: string) {
  return db.selectFrom("lessons").select(["id", "title"]).where("course_id", "=", courseId).execute();
}

/** All of an academy's, for the one start that gives them ids. */
export async function listUnidentified(db: Db) {
  return db
    .selectFrom("resources")
    .innerJoin("courses", "courses.id", "resources.course_id")
    .select([
      "resources.id",
      "resources.file_name",
      "resources.workbook",
      "courses.id as courseId",
      "courses.starter_key as starterKey",
    ])
    .where("resources.workbook", "is not", null)
    .execute();
}

export async function saveWords(db: Db, id: string, words: WorkbookWords): Promise<void> {
  await db
    .updateTable("resources")
    .set({ workbook: asJson(words) })
    .where("id", "=", id)
    .execute();
}

/** What the workbooks of some courses are called, by course and slug. */
export async function findBookTitles(db: Db, courseIds: readonly string[]): Promise<Map<string, string>> {
  if (courseIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("resources")
    .select(["course_id", "file_name", "title"])
    .where("course_id", "in", courseIds)
    .where("workbook", "is not", null)
    .execute();
  return new Map(
    rows.map(({ course_id, file_name, title }) => [`${course_id} ${file_name.replace(/\.pdf$/, "")}`, title]),
  );
}
