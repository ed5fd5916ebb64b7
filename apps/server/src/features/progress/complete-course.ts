import type { Role } from "@academy/contract/account";
import { fullName } from "@academy/contract/fields/full-name";
import type { Tx } from "../../platform/db/database.ts";
import { isHeld } from "../access/public.ts";
import { issueCertificate, standingCertificates } from "../certificates/public.ts";
import { listLessonsOf } from "../courses/public.ts";
import { emitEvent } from "../webhooks/public.ts";
import { type CourseEnd, findCourseEnd } from "./course-ends.queries.ts";
import { completeEnrollment, touchEnrollment } from "./enrollments.queries.ts";
import { dayOf, isDaySomewhere } from "./learning-days/learning-day.rules.ts";
import { addToDay } from "./learning-days/learning-days.queries.ts";
import { listLessonProgress } from "./lesson-progress.queries.ts";
import { isComplete, progressOf } from "./progress.rules.ts";

export type Learner = { id: string; role: Role; firstName: string; lastName: string; email: string };
type CompletionInput = { now: Date; day: string; isFirst: boolean };

/**
 * It is completed when the server hears of it; the day is the learner's own if it can be theirs at that moment. Again, too:
 * a certificate that ended with refunded access makes room for the one that is earned under new access.
 */
export async function completeCourse(
  tx: Tx,
  user: Learner,
  { courseId: id, title, hasPlan, finishedAt }: CourseEnd,
  { now, day, isFirst }: CompletionInput,
): Promise<string | null> {
  const completedOn = isDaySomewhere(day, now) ? day : dayOf(now);
  await completeEnrollment(tx, { userId: user.id, courseId: id, at: now, day: completedOn });
  const planFinishedOn = hasPlan && finishedAt ? dayOf(finishedAt) : null;
  const certificateId = await issueCertificate(tx, {
    user,
    course: { id, title },
    now,
    day: completedOn,
    planFinishedOn,
  });
  if (isFirst) {
    const { id: userId, email } = user;
    const learner = { id: userId, name: fullName(user), email };
    const data = { learner, course: { id, title }, completedOn, certificateId };
    await emitEvent(tx, { type: "course.completed", data, about: { email, userId } }, now);
  }
  return certificateId;
}

type CompletionDay = { now: Date; localDay: string | undefined };

/** After the plan in which a course ends was finished: with all its lessons done, that completes it. To plan is to learn. */
export async function completeWithPlan(
  tx: Tx,
  user: Learner,
  courseId: string,
  { now, localDay }: CompletionDay,
): Promise<{ certificateId: string | null }> {
  const day = localDay !== undefined && isDaySomewhere(localDay, now) ? localDay : dayOf(now);
  const enrollment = await touchEnrollment(tx, { userId: user.id, courseId, at: now, now });
  await addToDay(tx, user.id, day, 0);
  const lessons = await listLessonsOf(tx, [courseId]);
  const progress = progressOf(lessons, await listLessonProgress(tx, user.id, [courseId]));
  const end = await findCourseEnd(tx, user.id, courseId);
  const isDue =
    enrollment?.completedAt === null && isComplete(progress, end) && (await isHeld(tx, user.id, courseId));
  if (end && isDue) {
    return { certificateId: await completeCourse(tx, user, end, { now, day, isFirst: true }) };
  }
  const standing = await standingCertificates(tx, user.id);
  return { certificateId: standing.find((each) => each.courseId === courseId)?.id ?? null };
}
