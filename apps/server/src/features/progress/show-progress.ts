import type { CourseProgress } from "@academy/contract/learning/progress";
import type { Db } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import type { Member } from "../access/public.ts";
import { standingCertificates } from "../certificates/public.ts";
import { listLessonsOf, opensLater, summarizeCourses } from "../courses/public.ts";
import { findCourseEnd } from "./course-ends.queries.ts";
import { findCompletedAt } from "./enrollments.queries.ts";
import { listLessonProgress } from "./lesson-progress.queries.ts";
import { planStepOf, progressOf } from "./progress.rules.ts";

/** One's own, for whoever sees the course's outline: a locked course keeps what was done in it. */
export async function showProgress(
  db: Db,
  asking: Member,
  courseId: string,
  now: Date = new Date(),
): Promise<CourseProgress> {
  const publishedOnly = asking.role !== "owner";
  const [course] = await summarizeCourses(db, { ids: [courseId], publishedOnly, now });
  if (!course) throw new AppError("NOT_FOUND");
  const [lessons, lessonProgress, completedAt, certificates, end] = await Promise.all([
    listLessonsOf(db, [courseId]),
    listLessonProgress(db, asking.id, [courseId]),
    findCompletedAt(db, asking.id, courseId),
    standingCertificates(db, asking.id),
    findCourseEnd(db, asking.id, courseId),
  ]);
  const later = await opensLater(db, asking, { courseId, lessons, isOpen: true, now });
  return {
    ...progressOf(lessons, lessonProgress, later),
    plan: planStepOf(end),
    completedAt: completedAt?.toISOString() ?? null,
    certificateId: certificates.find((each) => each.courseId === courseId)?.id ?? null,
  };
}
