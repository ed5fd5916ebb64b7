import type { BookmarkView, SavedBookmark } from "@academy/contract/learning/bookmarks";
import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { isShown } from "../../courses/public.ts";

/** Far more than one device makes; two that were apart may bring as many. */
export const maxKept = 500;

type LessonKey = { userId: string; lessonId: string };

/** Of one lesson, in the order in which they were made. */
export async function listBookmarksIn(db: Db, { userId, lessonId }: LessonKey): Promise<BookmarkView[]> {
  const rows = await db
    .selectFrom("lesson_bookmarks")
    .select(["id", "seconds", "block", "excerpt", "note", "changed_at"])
    .where("user_id", "=", userId)
    .where("lesson_id", "=", lessonId)
    .where("removed_at", "is", null)
    .orderBy("made_at")
    .orderBy("id")
    .limit(maxKept)
    .execute();
  return rows.map(({ changed_at, ...row }) => ({ ...row, at: changed_at.toISOString() }));
}

export async function countBookmarksIn(tx: Tx, { userId, lessonId }: LessonKey): Promise<number> {
  const { count } = await tx
    .selectFrom("lesson_bookmarks")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("user_id", "=", userId)
    .where("lesson_id", "=", lessonId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function findBookmark(
  tx: Tx,
  { userId, lessonId, id }: LessonKey & { id: string },
): Promise<SavedBookmark | undefined> {
  const row = await tx
    .selectFrom("lesson_bookmarks")
    .select(["id", "seconds", "block", "excerpt", "note", "changed_at", "removed_at"])
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .where("lesson_id", "=", lessonId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { changed_at, removed_at, ...bookmark } = row;
  return { ...bookmark, at: changed_at.toISOString(), isRemoved: removed_at !== null };
}

type Change = LessonKey & Omit<BookmarkView, "at"> & { at: Date; isRemoved: boolean };

/** One statement decides which of two changes is the later, whoever else writes at the same moment. Its place never changes. */
export async function writeBookmark(tx: Tx, change: Change): Promise<void> {
  const { userId, lessonId, id, seconds, block, note, excerpt, at, isRemoved } = change;
  const words = { excerpt, note, changed_at: at, removed_at: isRemoved ? at : null };
  await tx
    .insertInto("lesson_bookmarks")
    .values({ user_id: userId, id, lesson_id: lessonId, seconds, block, made_at: at, ...words })
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "id"])
        .doUpdateSet(words)
        .where("lesson_bookmarks.lesson_id", "=", lessonId)
        .where("lesson_bookmarks.changed_at", "<", sql<Date>`excluded.changed_at`),
    )
    .execute();
}

const inOpenLessons = (db: Db, userId: string, courseIds: readonly string[]) =>
  db
    .selectFrom("lesson_bookmarks")
    .innerJoin("lessons", "lessons.id", "lesson_bookmarks.lesson_id")
    .innerJoin("courses", "courses.id", "lessons.course_id")
    .select(["lesson_bookmarks.id", "lesson_bookmarks.seconds", "lesson_bookmarks.block"])
    .select(["lesson_bookmarks.excerpt", "lesson_bookmarks.note", "lesson_bookmarks.changed_at as changedAt"])
    .select(["lessons.id as lessonId", "lessons.title", "courses.id as courseId"])
    .select("courses.title as courseTitle")
    .where("lesson_bookmarks.user_id", "=", userId)
    .where("lesson_bookmarks.removed_at", "is", null)
    .where("lessons.course_id", "in", courseIds)
    .where(isShown);

/** The newest first. */
export async function listOwnBookmarks(
  db: Db,
  userId: string,
  { courseIds, offset, limit }: { courseIds: readonly string[]; offset: number; limit: number },
) {
  if (courseIds.length === 0) return [];
  return inOpenLessons(db, userId, courseIds)
    .orderBy("lesson_bookmarks.made_at", "desc")
    .orderBy("lesson_bookmarks.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** With words of their own, the newest first: what can be searched or printed of them. */
export async function findBookmarks(db: Db, userId: string, courseIds: readonly string[]) {
  if (courseIds.length === 0) return [];
  return inOpenLessons(db, userId, courseIds)
    .where("lesson_bookmarks.note", "!=", "")
    .orderBy("lesson_bookmarks.made_at", "desc")
    .limit(2000)
    .execute();
}
