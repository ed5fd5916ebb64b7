import { randomUUID } from "node:crypto";
import type { LessonWords } from "@academy/contract/studio/courses";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { asJson } from "../../../platform/db/values.ts";
import type { LessonFilm } from "../courses.tables.ts";

/** A lesson as it is written: with its draft where there is one. */
export async function findWritten(db: Db | Tx, id: string) {
  return db
    .selectFrom("lessons")
    .leftJoin("lesson_drafts", "lesson_drafts.lesson_id", "lessons.id")
    .leftJoin("users", "users.id", "lesson_drafts.saved_by")
    .select(["lessons.id", "lessons.course_id", "lessons.module_id", "lessons.film", "lessons.updated_at"])
    .select(["lessons.title", "lessons.summary", "lessons.minutes", "lessons.text"])
    .select(["lessons.is_draft", "lessons.is_free", "lessons.archived_at"])
    .select(["lessons.drip_days", "lessons.drip_at"])
    .select(["lesson_drafts.title as draft_title", "lesson_drafts.summary as draft_summary"])
    .select(["lesson_drafts.minutes as draft_minutes", "lesson_drafts.text as draft_text"])
    .select(["lesson_drafts.revision", "lesson_drafts.is_changed", "lesson_drafts.saved_at"])
    .select(["lesson_drafts.saved_by", "users.name as saver"])
    .where("lessons.id", "=", id)
    .executeTakeFirst();
}
export type LessonWithDraft = NonNullable<Awaited<ReturnType<typeof findWritten>>>;

export const publishedWords = ({ title, summary, minutes, text }: LessonWithDraft): LessonWords => ({
  title,
  summary,
  minutes,
  text,
});

/** The draft, or what is published where nobody has written since. */
export const writtenWords = (lesson: LessonWithDraft): LessonWords => ({
  title: lesson.draft_title ?? lesson.title,
  summary: lesson.draft_summary ?? lesson.summary,
  minutes: lesson.draft_minutes ?? lesson.minutes,
  text: lesson.draft_text ?? lesson.text,
});

type LessonDraft = { lessonId: string; words: LessonWords; isChanged: boolean; revision: number; by: string };

/** False when the draft is not at that revision: one statement decides, whoever else writes at the same moment. */
export async function writeDraft(tx: Tx, saving: LessonDraft, now: Date): Promise<boolean> {
  const { lessonId, words, isChanged, revision, by } = saving;
  const row = { ...words, revision: revision + 1, is_changed: isChanged, saved_by: by, saved_at: now };
  if (revision === 0) {
    const inserted = await tx
      .insertInto("lesson_drafts")
      .values({ lesson_id: lessonId, ...row })
      .onConflict((conflict) => conflict.column("lesson_id").doNothing())
      .executeTakeFirst();
    return inserted.numInsertedOrUpdatedRows === 1n;
  }
  const updated = await tx
    .updateTable("lesson_drafts")
    .set(row)
    .where("lesson_id", "=", lessonId)
    .where("revision", "=", revision)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

type Publication = { lessonId: string; words: LessonWords; revision: number };

/** What is published from now on. False when somebody has written on meanwhile: before the first draft nobody has. */
export async function publishWords(tx: Tx, publication: Publication, now: Date): Promise<boolean> {
  const { lessonId, words, revision } = publication;
  const updated = await tx
    .updateTable("lesson_drafts")
    .set({ is_changed: false })
    .where("lesson_id", "=", lessonId)
    .where("revision", "=", revision)
    .executeTakeFirst();
  if (revision > 0 && updated.numUpdatedRows === 0n) return false;
  await tx
    .updateTable("lessons")
    .set({ ...words, is_draft: false, updated_at: now })
    .where("id", "=", lessonId)
    .execute();
  return true;
}

type NewVersion = { lessonId: string; kind: "published" | "draft"; words: LessonWords; by: string | null };

export async function insertVersion(tx: Tx, { lessonId, kind, words, by }: NewVersion, at: Date) {
  await tx
    .insertInto("lesson_versions")
    .values({ id: randomUUID(), lesson_id: lessonId, kind, ...words, made_by: by, created_at: at })
    .execute();
}

export async function hasVersions(tx: Tx, lessonId: string): Promise<boolean> {
  const row = await tx
    .selectFrom("lesson_versions")
    .select("id")
    .where("lesson_id", "=", lessonId)
    .where("kind", "=", "published")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function listVersions(db: Db, lessonId: string, limit: number) {
  return db
    .selectFrom("lesson_versions")
    .leftJoin("users", "users.id", "lesson_versions.made_by")
    .select(["lesson_versions.id", "kind", "title", "users.name as by", "lesson_versions.created_at"])
    .where("lesson_id", "=", lessonId)
    .orderBy("lesson_versions.created_at", "desc")
    .orderBy("lesson_versions.id", "desc")
    .limit(limit)
    .execute();
}

export async function findVersion(db: Db | Tx, lessonId: string, id: string) {
  return db
    .selectFrom("lesson_versions")
    .leftJoin("users", "users.id", "lesson_versions.made_by")
    .select(["lesson_versions.id", "kind", "title", "summary", "minutes", "text"])
    .select(["users.name as by", "lesson_versions.created_at"])
    .where("lesson_versions.id", "=", id)
    .where("lesson_id", "=", lessonId)
    .executeTakeFirst();
}

type Settings = { isFree: boolean; dripDays: number | null; dripAt: Date | null };

export async function setSettings(tx: Tx, id: string, { isFree, dripDays, dripAt }: Settings, now: Date) {
  await tx
    .updateTable("lessons")
    .set({ is_free: isFree, drip_days: dripDays, drip_at: dripAt, updated_at: now })
    .where("id", "=", id)
    .execute();
}

export async function setFilm(tx: Tx, id: string, film: LessonFilm | null, now: Date): Promise<void> {
  await tx
    .updateTable("lessons")
    .set({ film: film === null ? null : asJson(film), updated_at: now })
    .where("id", "=", id)
    .execute();
}

/** Brought back, it needs a module that is there. */
export async function setArchived(
  tx: Tx,
  { id, module_id }: LessonWithDraft,
  archivedAt: Date | null,
  now: Date,
) {
  await tx
    .updateTable("lessons")
    .set({ archived_at: archivedAt, updated_at: now })
    .where("id", "=", id)
    .execute();
  if (archivedAt) return;
  await tx.updateTable("course_modules").set({ archived_at: null }).where("id", "=", module_id).execute();
}
