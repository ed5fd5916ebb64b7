import type { DraftBody, LessonWords } from "@academy/contract/studio/courses";
import { type Db, inTransaction, type Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { type Actor, recordAudit } from "../../audit/public.ts";
import { pictureIdsIn, setUses } from "../../media/public.ts";
import { touchCourse } from "./courses.queries.ts";
import {
  findVersion,
  findWritten,
  hasVersions,
  insertVersion,
  type LessonWithDraft,
  publishedWords,
  publishWords,
  setArchived,
  setSettings,
  writeDraft,
  writtenWords,
} from "./drafts.queries.ts";

/**
 * Two who write at once: the second is told. Whoever then puts their own in its place leaves the other's in the history.
 * A saving whose answer got lost may be sent again.
 */
export function saveDraft(db: Db, id: string, body: DraftBody, { by, now }: Actor) {
  const { revision, replaces = false, ...words } = body;
  return inTransaction(db, async (tx) => {
    const lesson = await requireWritten(tx, id);
    if (isSame(words, writtenWords(lesson)) && lesson.saved_at) {
      return { revision: lesson.revision ?? 0, savedAt: lesson.saved_at.toISOString() };
    }
    if (replaces && lesson.is_changed) await keepDraft(tx, lesson);
    return keep(tx, lesson, { words, revision }, { by, now });
  });
}

/** Shows learners what is written. What they had before goes to the history, with the new text after it. */
export function publishLesson(db: Db, id: string, revision: number, { by, now }: Actor) {
  return inTransaction(db, async (tx) => {
    const lesson = await requireWritten(tx, id);
    if ((lesson.revision ?? 0) !== revision) throw new AppError("CONFLICT");
    if (!lesson.is_draft && !lesson.is_changed) return { revision };
    if (!lesson.is_draft && !(await hasVersions(tx, id))) {
      const before = { lessonId: id, kind: "published", words: publishedWords(lesson), by: null } as const;
      await insertVersion(tx, before, lesson.updated_at);
    }
    const words = writtenWords(lesson);
    if (!(await publishWords(tx, { lessonId: id, words, revision }, now))) throw new AppError("CONFLICT");
    await insertVersion(tx, { lessonId: id, kind: "published", words, by }, now);
    await setUses(tx, { kind: "lesson", id }, "text", pictureIdsIn(words.text));
    await touchCourse(tx, lesson.course_id, now);
    await recordAudit(tx, { by, action: "lesson.published", subject: { kind: "lesson", id } }, now);
    return { revision };
  });
}

/** Makes a version the draft again; nobody sees it until it is published. What was the draft is a version from now on. */
export function restoreVersion(
  db: Db,
  { id, versionId, revision }: { id: string; versionId: string; revision: number },
  { by, now }: Actor,
) {
  return inTransaction(db, async (tx) => {
    const lesson = await requireWritten(tx, id);
    const version = await findVersion(tx, id, versionId);
    if (!version) throw new AppError("NOT_FOUND");
    if (lesson.is_changed) await keepDraft(tx, lesson);
    const { title, summary, minutes, text } = version;
    const saved = await keep(tx, lesson, { words: { title, summary, minutes, text }, revision }, { by, now });
    await recordAudit(tx, { by, action: "lesson.restored", subject: { kind: "lesson", id } }, now);
    return saved;
  });
}

type Settings = { isFree: boolean; dripDays: number | null; dripAt: string | null };

export function changeSettings(db: Db, id: string, settings: Settings, { by, now }: Actor): Promise<void> {
  const { isFree, dripDays, dripAt } = settings;
  return inTransaction(db, async (tx) => {
    const { course_id } = await requireWritten(tx, id);
    await setSettings(tx, id, { isFree, dripDays, dripAt: dripAt === null ? null : new Date(dripAt) }, now);
    await touchCourse(tx, course_id, now);
    const detail = { isFree, dripDays, dripAt };
    await recordAudit(tx, { by, action: "lesson.settings", subject: { kind: "lesson", id }, detail }, now);
  });
}

export function archiveLesson(db: Db, id: string, isArchived: boolean, { by, now }: Actor): Promise<void> {
  return inTransaction(db, async (tx) => {
    const lesson = await requireWritten(tx, id);
    if ((lesson.archived_at !== null) === isArchived) return;
    await setArchived(tx, lesson, isArchived ? now : null, now);
    await touchCourse(tx, lesson.course_id, now);
    const action = isArchived ? "lesson.archived" : "lesson.brought-back";
    await recordAudit(tx, { by, action, subject: { kind: "lesson", id } }, now);
  });
}

export async function requireWritten(tx: Db | Tx, id: string): Promise<LessonWithDraft> {
  const lesson = await findWritten(tx, id);
  if (!lesson) throw new AppError("NOT_FOUND");
  return lesson;
}

const keepDraft = (tx: Tx, lesson: LessonWithDraft) =>
  insertVersion(
    tx,
    { lessonId: lesson.id, kind: "draft", words: writtenWords(lesson), by: lesson.saved_by },
    lesson.saved_at ?? lesson.updated_at,
  );

async function keep(
  tx: Tx,
  lesson: LessonWithDraft,
  { words, revision }: { words: LessonWords; revision: number },
  { by, now }: Actor,
) {
  const isChanged = lesson.is_draft || !isSame(words, publishedWords(lesson));
  if (!(await writeDraft(tx, { lessonId: lesson.id, words, isChanged, revision, by }, now))) {
    throw new AppError("CONFLICT", { message: "Somebody else has changed this lesson in the meantime." });
  }
  // Nothing that learners see, or will, is deleted under them.
  const named = pictureIdsIn(`${words.text}\n\n${lesson.is_draft ? "" : lesson.text}`);
  await setUses(tx, { kind: "lesson", id: lesson.id }, "text", named);
  return { revision: revision + 1, savedAt: now.toISOString() };
}

const isSame = (some: LessonWords, other: LessonWords) =>
  some.text === other.text &&
  some.title === other.title &&
  some.summary === other.summary &&
  some.minutes === other.minutes;
