import type { BookmarksView } from "@academy/contract/learning/bookmarks";
import type { Db } from "../../platform/db/database.ts";
import { entitledCourses, type Member } from "../access/public.ts";
import { listOwnBookmarks } from "../lessons/public.ts";

const pageSize = 20;

/** Whoever has bookmarked something in a lesson has begun it, and a begun lesson stays open. */
export async function listBookmarks(
  db: Db,
  member: Member,
  { page, now }: { page: number; now: Date },
): Promise<BookmarksView> {
  const courseIds = [...(await entitledCourses(db, member, now))];
  const rows = await listOwnBookmarks(db, member.id, {
    courseIds,
    offset: (page - 1) * pageSize,
    limit: pageSize + 1,
  });
  return {
    bookmarks: rows
      .slice(0, pageSize)
      .map(({ lessonId, title, courseId, courseTitle, changedAt, ...bookmark }) => ({
        ...bookmark,
        at: changedAt.toISOString(),
        course: { id: courseId, title: courseTitle },
        lesson: { id: lessonId, title },
      })),
    hasMore: rows.length > pageSize,
  };
}
