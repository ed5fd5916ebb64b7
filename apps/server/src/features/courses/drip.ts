import type { Db, Tx } from "../../platform/db/database.ts";
import { findHeldSince, type Member } from "../access/public.ts";
import { type Drip, opensAt } from "./drip.rules.ts";

type Asked = {
  courseId: string;
  lessons: readonly ({ id: string; isFree?: boolean } & Drip)[];
  /** Whether the course itself is open to them. */
  isOpen: boolean;
  now: Date;
};

/**
 * Which of these lessons open later for somebody who has the course, and when. What was opened to them by hand or what
 * they have begun stays open, whatever is changed about it.
 */
export async function opensLater(
  db: Db | Tx,
  { id: userId, role }: Member,
  { courseId, lessons, isOpen, now }: Asked,
): Promise<Map<string, Date>> {
  const dripped = lessons.filter(({ isFree, dripDays, dripAt }) => !isFree && (dripDays ?? dripAt) !== null);
  if (role === "owner" || !isOpen || dripped.length === 0) return new Map();
  const publishedFrom = await findPublishedFrom(db, courseId);
  const heldSince = await findHeldSince(db, userId, courseId);
  const begun = await listBegun(db, userId, courseId);
  return new Map(
    dripped.flatMap((lesson) => {
      const at = begun.has(lesson.id) ? null : opensAt(lesson, { heldSince, publishedFrom });
      return at && at > now ? [[lesson.id, at] as const] : [];
    }),
  );
}

async function findPublishedFrom(db: Db | Tx, courseId: string): Promise<Date | null> {
  const course = await db
    .selectFrom("courses")
    .select("publish_from")
    .where("id", "=", courseId)
    .executeTakeFirst();
  return course?.publish_from ?? null;
}

async function listBegun(db: Db | Tx, userId: string, courseId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom("lesson_progress")
    .select("lesson_id")
    .where("user_id", "=", userId)
    .where("course_id", "=", courseId)
    .unionAll(db.selectFrom("lesson_openings").select("lesson_id").where("user_id", "=", userId))
    .execute();
  return new Set(rows.map(({ lesson_id }) => lesson_id));
}
