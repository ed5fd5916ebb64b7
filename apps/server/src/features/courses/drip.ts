import type { Db, Tx } from "../../platform/db/database.ts";
import { findHeldSince, type Member } from "../access/public.ts";
import { isDripped, type LessonDrip, lessonOpensAt, opensAt } from "./drip.rules.ts";

type DripLesson = { id: string; courseId: string; isFree?: boolean } & LessonDrip;
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
  const dripped = lessons.filter((lesson) => !lesson.isFree && isDripped(lesson));
  if (role === "owner" || dripped.length === 0) return new Map();
  const courseIds = [...new Set(dripped.map(({ courseId }) => courseId))];
  const publishedFrom = await listPublishedFrom(db, courseIds);
  const heldSince = await findHeldSince(db, userId);
  const { lessons: begun } = await listBegun(db, userId, courseIds);
  return new Map(
    dripped.flatMap((lesson) => {
      const { id, courseId } = lesson;
      const since = { heldSince: heldSince(courseId), publishedFrom: publishedFrom.get(courseId) ?? null };
      const at = begun.has(id) ? null : lessonOpensAt(lesson, since);
      return at && at > now ? [[id, at] as const] : [];
    }),
  );
}

/**
 * Which modules open later for somebody who has their courses, and when: what goes with a module, such as its workbook,
 * opens with it, or with the first of its lessons that they have begun.
 */
export async function modulesLater(
  db: Db | Tx,
  { id: userId, role }: Member,
  courseIds: readonly string[],
  now: Date,
): Promise<Map<string, Date>> {
  const dripped = role === "owner" ? [] : await listDrippedModules(db, courseIds);
  if (dripped.length === 0) return new Map();
  const ids = [...new Set(dripped.map(({ courseId }) => courseId))];
  const publishedFrom = await listPublishedFrom(db, ids);
  const heldSince = await findHeldSince(db, userId);
  const { modules: begun } = await listBegun(db, userId, ids);
  return new Map(
    dripped.flatMap((module) => {
      const { id, courseId } = module;
      const since = { heldSince: heldSince(courseId), publishedFrom: publishedFrom.get(courseId) ?? null };
      const at = begun.has(id) ? null : opensAt(module, since);
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

/** The lessons that somebody has begun or that were opened to them by hand, and the modules they stand in. */
async function listBegun(db: Db | Tx, userId: string, courseIds: readonly string[]) {
  const begun = db
    .selectFrom("lesson_progress")
    .select("lesson_id")
    .where("user_id", "=", userId)
    .where("course_id", "in", courseIds)
    .unionAll(db.selectFrom("lesson_openings").select("lesson_id").where("user_id", "=", userId));
  const rows = await db
    .selectFrom("lessons")
    .select(["id", "module_id as moduleId"])
    .where("id", "in", begun)
    .execute();
  return {
    lessons: new Set(rows.map(({ id }) => id)),
    modules: new Set(rows.map(({ moduleId }) => moduleId)),
  };
}

async function listDrippedModules(db: Db | Tx, courseIds: readonly string[]) {
  if (courseIds.length === 0) return [];
  return db
    .selectFrom("course_modules")
    .select(["id", "course_id as courseId", "drip_days as dripDays", "drip_at as dripAt"])
    .where("course_id", "in", courseIds)
    .where((where) => where.or([where("drip_days", "is not", null), where("drip_at", "is not", null)]))
    .execute();
}
