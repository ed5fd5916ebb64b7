import type { EnrollmentView } from "@academy/contract/learning/progress";
import type { Db } from "../../platform/db/database.ts";
import { offerOfGuise } from "../../platform/guise.rules.ts";
import { entitledCourses, type Member } from "../access/public.ts";
import { standingCertificates } from "../certificates/public.ts";
import { findCourses, listLessonsOf, opensLaterAmong } from "../courses/public.ts";
import { listPlanStates } from "./course-ends.queries.ts";
import { listEnrollmentsOf } from "./enrollments.queries.ts";
import { dayOf } from "./learning-days/learning-day.rules.ts";
import { listLessonProgress } from "./lesson-progress.queries.ts";
import { nextLessonOf, planStepOf, progressOf } from "./progress.rules.ts";

const noPlan = { createdAt: null, finishedAt: null };

/** A learner whom an owner looks as has come just now, to all that was opened to them. */
async function enrollmentsOf(db: Db, member: Member, now: Date) {
  if (offerOfGuise(member.id) === undefined) return listEnrollmentsOf(db, member.id);
  const open = await entitledCourses(db, member, now);
  return [...open].map((courseId) => ({
    id: courseId,
    courseId,
    enrolledAt: now,
    completedAt: null,
    completedOn: null,
    lastActiveAt: null,
  }));
}

/** The newest first; those that came together, in the academy's order. One query per kind of data, however many there are. */
export async function listEnrollments(
  db: Db,
  member: Member,
  now: Date = new Date(),
): Promise<EnrollmentView[]> {
  const enrolled = await enrollmentsOf(db, member, now);
  const ids = enrolled.map(({ courseId }) => courseId);
  const [courses, lessons, lessonProgress, certificates, entitled, plans] = await Promise.all([
    // A course that is not published leads nowhere but for the owner.
    findCourses(db, { ids, publishedOnly: member.role !== "owner", now }),
    listLessonsOf(db, ids),
    listLessonProgress(db, member.id, ids),
    standingCertificates(db, member.id),
    entitledCourses(db, member, now),
    listPlanStates(db, member.id),
  ]);
  const open = lessons.filter(({ courseId }) => entitled.has(courseId));
  const later = await opensLaterAmong(db, member, open, now);
  const lessonsOf = Map.groupBy(lessons, ({ courseId }) => courseId);
  const lessonProgressOf = Map.groupBy(lessonProgress, ({ courseId }) => courseId);
  const certificateOf = new Map(certificates.map(({ id, courseId }) => [courseId, id]));
  const enrollmentOf = new Map(enrolled.map((enrollment) => [enrollment.courseId, enrollment]));

  return courses
    .flatMap(({ summary: course, hasLaunchPlan: hasPlan }) => {
      const enrollment = enrollmentOf.get(course.id);
      return enrollment ? [{ course, hasPlan, enrollment }] : [];
    })
    .sort((a, b) => b.enrollment.enrolledAt.getTime() - a.enrollment.enrolledAt.getTime())
    .map(({ course, hasPlan, enrollment: { id, enrolledAt, completedAt, completedOn, lastActiveAt } }) => {
      const itsLessons = lessonsOf.get(course.id) ?? [];
      const progress = progressOf(itsLessons, lessonProgressOf.get(course.id) ?? [], later);
      const certificateId = certificateOf.get(course.id) ?? null;
      return {
        id,
        enrolledAt: enrolledAt.toISOString(),
        completedAt: completedAt?.toISOString() ?? null,
        completedOn: completedOn ?? (completedAt && dayOf(completedAt)),
        certificateIssued: certificateId !== null,
        certificateId,
        isEntitled: entitled.has(course.id),
        progressPercentage: progress.progressPercentage,
        completedLessons: progress.completedLessons,
        totalLessons: progress.totalLessons,
        nextLesson: nextLessonOf(itsLessons, progress, later),
        plan: planStepOf({ hasPlan, ...(plans.get(course.id) ?? noPlan) }),
        lastActiveAt: lastActiveAt?.toISOString() ?? null,
        course,
      };
    });
}
