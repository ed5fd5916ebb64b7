import type { DraftBody, LessonWords } from "@academy/contract/studio/courses";
import { type Db, inTransaction, type Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { type Actor, recordAudit } from "../../audit/public.ts";
import { addVersion, clearDraft, keepFirst, saveDraft, showVersion } from "../../drafts/public.ts";
import { pictureIdsIn, setUses } from "../../media/public.ts";
import { refreshCoursePages } from "../../words/public.ts";
import { requireCourse, requireNoShelf } from "./change-course.ts";
import { touchCourse } from "./courses.queries.ts";
import { publishFilm } from "./keep-film.ts";
import {
  findWritten,
  type LessonWithDraft,
  publishedWords,
  setArchived,
  setPublished,
  setSettings,
  writtenWords,
} from "./lesson.queries.ts";

const subjectOf = (id: string) => ({ kind: "lesson", id }) as const;

type DraftChange = { words: LessonWords; revision: number; replaces: boolean };

async function keep(tx: Tx, lesson: LessonWithDraft, { words, ...based }: DraftChange, actor: Actor) {
  const published = lesson.is_draft ? null : publishedWords(lesson);
  const saving = { body: words, ...based, published };
  const { revision, savedAt } = await saveDraft(tx, subjectOf(lesson.id), lesson.draft, saving, actor);
  // Nothing that learners see, or will, is deleted under them.
  const named = pictureIdsIn(`${words.text}\n\n${published?.text ?? ""}`);
  await setUses(tx, subjectOf(lesson.id), "text", named);
  return { revision, savedAt: savedAt.toISOString() };
}

export function saveLessonDraft(db: Db, id: string, body: DraftBody, actor: Actor) {
  const { revision, replaces = false, ...words } = body;
  return inTransaction(db, async (tx) =>
    keep(tx, await requireWritten(tx, id), { words, revision, replaces }, actor),
  );
}

/** Told when a lesson is published for the first time, in the transaction that does it. */
export type FirstPublishHook = (tx: Tx, lessonId: string, now: Date) => Promise<void>;

/** Shows learners what is written. What they had before goes to the history, with the new text after it. */
export function publishLesson(
  { db, onFirstPublished }: { db: Db; onFirstPublished: FirstPublishHook },
  id: string,
  revision: number,
  { by, now }: Actor,
) {
  return inTransaction(db, async (tx) => {
    const lesson = await requireWritten(tx, id);
    if ((lesson.draft?.revision ?? 0) !== revision) throw new AppError("CONFLICT");
    const hasWords = lesson.is_draft || Boolean(lesson.draft?.body);
    if (!hasWords && !lesson.film_draft) return { revision };
    const subject = subjectOf(id);
    if (hasWords) await publishWords(tx, lesson, { by, now });
    await publishFilm(tx, lesson, { by, now });
    await touchCourse(tx, lesson.course_id, now);
    await refreshCoursePages(tx, lesson.course_id, { by, now });
    if (lesson.is_draft) await onFirstPublished(tx, id, now);
    await recordAudit(tx, { by, action: "lesson.published", subject }, now);
    return { revision };
  });
}

async function publishWords(tx: Tx, lesson: LessonWithDraft, { by, now }: Actor): Promise<void> {
  const subject = subjectOf(lesson.id);
  const words = writtenWords(lesson);
  if (!(await clearDraft(tx, subject, lesson.draft?.revision ?? 0))) throw new AppError("CONFLICT");
  if (!lesson.is_draft) {
    await keepFirst(tx, subject, { body: publishedWords(lesson), since: lesson.updated_at });
  }
  await setPublished(tx, lesson.id, words, now);
  await addVersion(tx, subject, { body: words, by }, now);
  await setUses(tx, subject, "text", pictureIdsIn(words.text));
}

/** Makes a version the draft again; nobody sees it until it is published. What was the draft is a version from now on. */
export function restoreVersion(
  db: Db,
  { id, versionId, revision }: { id: string; versionId: string; revision: number },
  actor: Actor,
) {
  return inTransaction(db, async (tx) => {
    const lesson = await requireWritten(tx, id);
    const { body: words } = await showVersion(tx, subjectOf(id), versionId);
    const saved = await keep(tx, lesson, { words, revision, replaces: true }, actor);
    await recordAudit(tx, { by: actor.by, action: "lesson.restored", subject: subjectOf(id) }, actor.now);
    return saved;
  });
}

type Settings = { isFree: boolean; dripDays: number | null; dripAt: string | null };

export function changeSettings(db: Db, id: string, settings: Settings, { by, now }: Actor): Promise<void> {
  const { isFree, dripDays, dripAt } = settings;
  return inTransaction(db, async (tx) => {
    const { course_id } = await requireWritten(tx, id);
    if (isFree || dripDays !== null || dripAt !== null) requireNoShelf(await requireCourse(tx, course_id));
    await setSettings(tx, id, { isFree, dripDays, dripAt: dripAt === null ? null : new Date(dripAt) }, now);
    await touchCourse(tx, course_id, now);
    const detail = { isFree, dripDays, dripAt };
    await recordAudit(tx, { by, action: "lesson.settings", subject: subjectOf(id), detail }, now);
  });
}

export function archiveLesson(db: Db, id: string, isArchived: boolean, { by, now }: Actor): Promise<void> {
  return inTransaction(db, async (tx) => {
    const lesson = await requireWritten(tx, id);
    if ((lesson.archived_at !== null) === isArchived) return;
    await setArchived(tx, lesson, isArchived ? now : null, now);
    await touchCourse(tx, lesson.course_id, now);
    await refreshCoursePages(tx, lesson.course_id, { by, now });
    const action = isArchived ? "lesson.archived" : "lesson.brought-back";
    await recordAudit(tx, { by, action, subject: subjectOf(id) }, now);
  });
}

export async function requireWritten(tx: Db | Tx, id: string): Promise<LessonWithDraft> {
  const lesson = await findWritten(tx, id);
  if (!lesson) throw new AppError("NOT_FOUND");
  return lesson;
}
