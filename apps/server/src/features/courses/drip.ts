import type { Db, Tx } from "../../platform/db/database.ts";
import { findHeldSince, type Member } from "../access/public.ts";
import { type Drip, opensAt } from "./drip.rules.ts";

type DripLesson = { id: string; courseId: string; isFree?: boolean } & Drip;
type DripInput = {
  courseId: string;
  lessons: readonly Omit<DripLesson, "courseId">[];
  /** Whether the course itself is open to them. */
  isOpen: boolean;
  now: Date;
};

/** Which of a course's lessons open later for somebody who has it, and when. */
export async function opensLater(
  db: Db | Tx,
  member: Member,
  { courseId, lessons, isOpen, now }: DripInput,
): Promise<Map<string, Date>> {
  const its = isOpen ? lessons.map((lesson) => ({ ...lesson, courseId })) : [];
  return opensLaterAmong(db, member, its, now);
}

/**
 * The same of lessons of several courses, all of which are open to them. What was opened to them by hand or what they have
 * begun stays open, whatever is changed about it.
 */
export async function opensLaterAmong(
  db: Db | Tx,
  { id: userId, role }: Member,
  lessons: readonly DripLesson[],
  now: Date,
): Promise<Map<string, Date>> {
  const dripped = lessons.filter(({ isFree, dripDays, dripAt }) => !isFree && (dripDays ?? dripAt) !== null);
  if (role === "owner" || dripped.length === 0) return new Map();
  const courseIds = [...new Set(dripped.map(({ courseId }) => courseId))];
  const publishedFrom = await listPublishedFrom(db, courseIds);
  const heldSince = await findHeldSince(db, userId);
  const begun = await listBegun(db, userId, courseIds);
  return new Map(
    dripped.flatMap((lesson) => {
      const { id, courseId } = lesson;
      const since = { heldSince: heldSince(courseId), publishedFrom: publishedFrom.get(courseId) ?? null };
      const at = begun.has(id) ? null : opensAt(lesson, since);
      return at && at > now ? [[id, at] as const] : [];
    }),
  );
}

async function listPublishedFrom(db: Db | Tx, ids: readonly string[]): Promise<Map<string, Date | null>> {
  const courses = await db
    .selectFrom("courses")
    .select(["id", "publish_from"])
    .where("id", "in", ids)
    .execute();
  return new Map(courses.map(({ id, publish_from }) => [id, publish_from]));
}

async function listBegun(db: Db | Tx, userId: string, courseIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom("lesson_progress")
    .select("lesson_id")
    .where("user_id", "=", userId)
    .where("course_id", "in", courseIds)
    .unionAll(db.selectFrom("lesson_openings").select("lesson_id").where("user_id", "=", userId))
    .execute();
  return new Set(rows.map(({ lesson_id }) => lesson_id));
}
