import type { Role } from "@academy/contract/account";
import type { CourseProgress, ProgressBody } from "@academy/contract/progress";
import type { Clock } from "../../platform/clock.ts";
import type { CommitTogether } from "../../platform/db/commit-together.ts";
import type { Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import { requireEntitled } from "../access/public.ts";
import { issueCertificate, standingCertificates } from "../certificates/public.ts";
import { listLessonsOf, summariseCourses } from "../courses/public.ts";
import { completeEnrollment, touchEnrollment } from "./enrollments.queries.ts";
import { momentOf } from "./learning-day.rules.ts";
import { addToDay, growViewing } from "./learning-days.queries.ts";
import { listStandings, saveLessonProgress } from "./lesson-progress.queries.ts";
import { isComplete, progressOf } from "./progress.rules.ts";

type Learner = { id: string; role: Role; firstName: string; lastName: string; email: string };
export type SaveDeps = { commitTogether: CommitTogether; now: Clock };

/** Position, mark, seconds, completion and certificate are one: all of them or none, and the same again changes nothing. */
export async function saveProgress(
  { commitTogether, now: clock }: SaveDeps,
  learner: Learner,
  body: ProgressBody,
): Promise<CourseProgress> {
  const now = clock();
  const moment = momentOf(body, now);
  if ("wrong" in moment) throw wrongField(moment.wrong, "that can't be when it happened");
  const { at, day } = moment;
  const { courseId, lessonId, completed, positionSeconds, played } = body;
  const userId = learner.id;
  return commitTogether(async (tx) => {
    await requireEntitled(tx, learner, courseId);
    const lessons = await listLessonsOf(tx, [courseId]);
    if (!lessons.some(({ id }) => id === lessonId)) {
      throw wrongField("lessonId", "this course has no such lesson");
    }
    const { completedAt } = await touchEnrollment(tx, { userId, courseId, at, now });
    await saveLessonProgress(tx, { userId, courseId, lessonId, completed, positionSeconds, at });
    const viewingId = played?.viewingId.toLowerCase();
    const growth = viewingId
      ? await growViewing(tx, { userId, viewingId, lessonId, day, seconds: played?.seconds ?? 0 })
      : 0;
    await addToDay(tx, userId, day, growth);
    const progress = progressOf(lessons, await listStandings(tx, userId, [courseId]));
    if (completedAt === null && isComplete(progress)) {
      return { ...progress, ...(await complete(tx, learner, courseId, now)) };
    }
    const certificates = completedAt ? await standingCertificates(tx, userId) : [];
    return {
      ...progress,
      completedAt: completedAt?.toISOString() ?? null,
      certificateId: certificates.find((each) => each.courseId === courseId)?.id ?? null,
    };
  });
}

async function complete(tx: Tx, user: Learner, courseId: string, now: Date) {
  await completeEnrollment(tx, user.id, courseId, now);
  const [course] = await summariseCourses(tx, { ids: [courseId] });
  if (!course) throw new Error("a course whose lessons were completed is gone");
  const certificateId = await issueCertificate(tx, {
    user,
    course: { id: course.id, title: course.title },
    now,
  });
  return { completedAt: now.toISOString(), certificateId };
}

const wrongField = (field: "localDay" | "at" | "lessonId", why: string) =>
  new AppError("BAD_REQUEST", { field, message: why });
