import { randomUUID } from "node:crypto";
import type { Tx } from "../../../platform/db/database.ts";
import { asJson } from "../../../platform/db/values.ts";
import type { LessonFilm } from "../../courses/public.ts";
import type { LessonRow } from "../content-files.queries.ts";
import type { CourseFile, LessonHead, WorkbookFile } from "../content-format.ts";

type CourseFacts = Omit<CourseFile, "modules" | "workbooks" | "cover" | "files" | "offer"> & {
  position: number;
};

const courseColumns = (facts: CourseFacts, archivedAt: Date | null) => ({
  title: facts.title,
  description: facts.description,
  difficulty: facts.difficulty,
  archetype: facts.archetype,
  position: facts.position,
  is_published: facts.isPublished,
  has_launch_plan: facts.hasLaunchPlan,
  is_in_package: facts.isInPackage,
  publish_from: facts.publishFrom === null ? null : new Date(facts.publishFrom),
  archived_at: archivedAt,
});

type Identity = { id: string; starterKey: string | null };

export async function insertCourse(tx: Tx, { id, starterKey }: Identity, facts: CourseFacts, now: Date) {
  const columns = courseColumns(facts, facts.isArchived ? now : null);
  await tx
    .insertInto("courses")
    .values({ id, starter_key: starterKey, ...columns, created_at: now, updated_at: now })
    .execute();
}

/** Whoever arranges it in the studio at this moment is told. */
export async function updateCourse(
  tx: Tx,
  { id, revision }: { id: string; revision: number },
  facts: CourseFacts,
  { archivedAt, now }: { archivedAt: Date | null; now: Date },
) {
  await tx
    .updateTable("courses")
    .set({ ...courseColumns(facts, archivedAt), revision: revision + 1, updated_at: now })
    .where("id", "=", id)
    .execute();
}

export async function setCover(tx: Tx, id: string, coverId: string | null, now: Date) {
  await tx.updateTable("courses").set({ cover_id: coverId, updated_at: now }).where("id", "=", id).execute();
}

/** What a file of the library ends with. */
export async function endingOf(tx: Tx, mediaId: string): Promise<string> {
  const { name } = await tx
    .selectFrom("media")
    .select("name")
    .where("id", "=", mediaId)
    .executeTakeFirstOrThrow();
  return /\.([a-z0-9]{1,8})$/i.exec(name)?.[1] ?? "file";
}

type ModuleFacts = {
  title: string;
  description: string;
  drip_days: number | null;
  drip_at: Date | null;
  position: number;
};

export async function insertModule(tx: Tx, courseId: string, facts: ModuleFacts, archivedAt: Date | null) {
  const id = randomUUID();
  await tx
    .insertInto("course_modules")
    .values({ id, course_id: courseId, ...facts, archived_at: archivedAt })
    .execute();
  return id;
}

export async function updateModule(tx: Tx, id: string, facts: ModuleFacts & { archived_at: Date | null }) {
  await tx.updateTable("course_modules").set(facts).where("id", "=", id).execute();
}

export type LessonSlot = { courseId: string; moduleId: string; position: number };
type LessonContent = Omit<LessonHead, "film"> & { text: string; film: LessonFilm | null };

const lessonColumns = (
  lesson: LessonContent,
  { courseId, moduleId, position }: LessonSlot,
  archivedAt: Date | null,
) => ({
  course_id: courseId,
  module_id: moduleId,
  position,
  title: lesson.title,
  summary: lesson.summary,
  minutes: lesson.minutes,
  text: lesson.text,
  film: lesson.film === null ? null : asJson(lesson.film),
  is_draft: lesson.isDraft,
  is_free: lesson.isFree,
  drip_days: lesson.dripDays,
  drip_at: lesson.dripAt === null ? null : new Date(lesson.dripAt),
  archived_at: archivedAt,
});

export async function insertLesson(
  tx: Tx,
  { id, starterSlug }: { id: string; starterSlug: string | null },
  lesson: LessonContent,
  { slot, now }: { slot: LessonSlot; now: Date },
) {
  const columns = lessonColumns(lesson, slot, lesson.isArchived ? now : null);
  await tx
    .insertInto("lessons")
    .values({ id, starter_slug: starterSlug, ...columns, created_at: now, updated_at: now })
    .execute();
}

export async function updateLesson(
  tx: Tx,
  { id, archived_at }: LessonRow,
  lesson: LessonContent,
  { slot, now }: { slot: LessonSlot; now: Date },
) {
  const columns = lessonColumns(lesson, slot, lesson.isArchived ? (archived_at ?? now) : null);
  await tx
    .updateTable("lessons")
    .set({ ...columns, updated_at: now })
    .where("id", "=", id)
    .execute();
}

export async function archiveLessons(tx: Tx, ids: readonly string[], now: Date) {
  if (ids.length === 0) return;
  await tx.updateTable("lessons").set({ archived_at: now, updated_at: now }).where("id", "in", ids).execute();
}

type WorkbookPlace = { courseId: string; moduleId: string | null; position: number; fileId: string | null };

/** Without an id it is another one. */
export async function putWorkbook(
  tx: Tx,
  id: string | undefined,
  book: WorkbookFile,
  { courseId, moduleId, position, fileId }: WorkbookPlace,
): Promise<string> {
  const row = {
    course_id: courseId,
    module_id: moduleId,
    position,
    title: book.title,
    subtitle: book.subtitle,
    kind: book.kind,
    file_type: book.fileType,
    file_name: book.fileName,
    workbook: book.workbook === null ? null : asJson(book.workbook),
    file_id: fileId,
  };
  if (id) {
    await tx.updateTable("resources").set(row).where("id", "=", id).execute();
    return id;
  }
  const made = randomUUID();
  await tx
    .insertInto("resources")
    .values({ id: made, ...row })
    .execute();
  return made;
}
