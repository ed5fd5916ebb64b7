import type { CourseProgress } from "@academy/contract/learning/progress";
import type { Db } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import { type Member, requireEntitled } from "../access/public.ts";
import { standingCertificates } from "../certificates/public.ts";
import { findCourses, listLessonsOf, opensLater } from "../courses/public.ts";
import { findCourseEnd } from "./course-ends.queries.ts";
import { findCompletedAt } from "./enrollments.queries.ts";
import { listLessonProgress } from "./lesson-progress.queries.ts";
import { planStepOf, progressOf } from "./progress.rules.ts";

/** One's own, for whoever sees the course's outline: a locked course keeps what was done in it, a closed shelf shows nothing. */
export async function showProgress(
  db: Db,
  member: Member,
  courseId: string,
  now: Date = new Date(),
): Promise<CourseProgress> {
  const publishedOnly = member.role !== "owner";
  const [course] = await findCourses(db, { ids: [courseId], publishedOnly, withShelves: true, now });
  if (!course) throw new AppError("NOT_FOUND");
  if (course.isShelf) await requireEntitled(db, member, courseId, now);
  const [lessons, lessonProgress, completedAt, certificates, end] = await Promise.all([
    listLessonsOf(db, [courseId]),
    listLessonProgress(db, member.id, [courseId]),
    findCompletedAt(db, member.id, courseId),
    standingCertificates(db, member.id),
    findCourseEnd(db, member.id, courseId),
  ]);
  const later = await opensLater(db, member, { courseId, lessons, isOpen: true, now });
  return {
    ...progressOf(lessons, lessonProgress, later),
    plan: planStepOf(end),
    completedAt: completedAt?.toISOString() ?? null,
    certificateId: certificates.find((each) => each.courseId === courseId)?.id ?? null,
  };
}
