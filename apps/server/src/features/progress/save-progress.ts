import type { CourseProgress, ProgressBody } from "@academy/contract/learning/progress";
import type { Clock } from "../../platform/clock.ts";
import type { CommitTogether } from "../../platform/db/commit-together.ts";
import type { Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import { isHeld, requireEntitled } from "../access/public.ts";
import { standingCertificates } from "../certificates/public.ts";
import { findLesson, type LessonFilm, listLessonsOf, opensLater } from "../courses/public.ts";
import { completeCourse, type Learner } from "./complete-course.ts";
import { findCourseEnd } from "./course-ends.queries.ts";
import { touchEnrollment } from "./enrollments.queries.ts";
import { isEnoughWatched } from "./finishing.rules.ts";
import { momentOf } from "./learning-days/learning-day.rules.ts";
import { addToDay } from "./learning-days/learning-days.queries.ts";
import { listLessonProgress, saveLessonProgress } from "./lesson-progress.queries.ts";
import { isComplete, planStepOf, progressOf } from "./progress.rules.ts";
import { listViewingsBeside, saveViewing } from "./watch-time/viewings.queries.ts";
import { besideMs, creditPlayed } from "./watch-time/watch-time.rules.ts";

export type SaveDeps = {
  commitTogether: CommitTogether;
  now: Clock;
  /** Knows it without the store: this is asked while others wait to write. */
  films: { lengthOf(film: LessonFilm, tx: Tx): Promise<number> };
};

/** Position, mark, seconds, completion and certificate are one: all of them or none, and the same again changes nothing. */
export async function saveProgress(
  { commitTogether, now: clock, films }: SaveDeps,
  learner: Learner,
  body: ProgressBody,
): Promise<CourseProgress> {
  const now = clock();
  const { courseId, lessonId, completed, positionSeconds, textPosition, watchedSeconds, exercise, played } =
    body;
  const userId = learner.id;
  return commitTogether(async (tx) => {
    await requireEntitled(tx, learner, courseId, now);
    const lessons = await listLessonsOf(tx, [courseId]);
    const lesson = lessons.find(({ id }) => id === lessonId) ?? (await findTakenAway(tx, lessonId, courseId));
    if (!lesson) throw wrongField("lessonId", "this course has no such lesson");
    const asked = { courseId, lessons: [...lessons, lesson], isOpen: true, now };
    const later = await opensLater(tx, learner, asked);
    if (later.has(lesson.id)) throw new AppError("NOT_OPEN_YET");
    const told = body.at === undefined ? now : new Date(body.at);
    const touchedAt = told > now ? now : told;
    const enrollment = await touchEnrollment(tx, { userId, courseId, at: touchedAt, now });
    const completedAt = enrollment?.completedAt ?? null;
    const before = await listLessonProgress(tx, userId, [courseId]);
    const openedAt = before.find((each) => each.lessonId === lessonId)?.openedAt ?? undefined;
    const moment = momentOf(body, { now, openedAt });
    if ("wrong" in moment) throw wrongField(moment.wrong, "That time can’t be right.");
    const { at, day } = moment;
    const filmSeconds = async () => (lesson.film ? films.lengthOf(lesson.film, tx) : 0);
    const isSeen = watchedSeconds !== undefined && isEnoughWatched(watchedSeconds, await filmSeconds());
    const filmWatched = body.filmWatched ?? (isSeen || undefined);
    const said = { completed, positionSeconds, textPosition, filmWatched, exercise };
    const saved = await saveLessonProgress(tx, { userId, courseId, lessonId, ...said, at, now });
    const growth = played
      ? await countPlayed(tx, {
          userId,
          viewingId: played.viewingId.toLowerCase(),
          lessonId,
          day,
          seconds: played.seconds,
          filmSeconds: await filmSeconds(),
          now,
        })
      : 0;
    // To open a lesson is not yet to learn.
    const hasLearned = growth > 0 || Object.values(said).some((each) => each !== undefined);
    if (hasLearned) await addToDay(tx, userId, day, growth);
    const touched = [...before.filter((each) => each.lessonId !== lessonId), saved];
    const progress = progressOf(lessons, touched, later);
    const end = await findCourseEnd(tx, userId, courseId);
    if (!end) throw new AppError("NOT_FOUND");
    const answer = { ...progress, plan: planStepOf(end) };
    // What was completed before there were plans at the end of courses stays so.
    const isWhole = enrollment !== undefined && isComplete(progress, completedAt === null ? end : undefined);
    if (isWhole && (completedAt === null || completed)) {
      // Access may have been taken back while this waited for the enrollment.
      if (!(await isHeld(tx, userId, courseId))) throw new AppError("FORBIDDEN");
      const isFirst = completedAt === null;
      const certificateId = await completeCourse(tx, learner, end, { now, day, isFirst });
      return { ...answer, completedAt: (completedAt ?? now).toISOString(), certificateId };
    }
    const certificates = completedAt ? await standingCertificates(tx, userId) : [];
    return {
      ...answer,
      completedAt: completedAt?.toISOString() ?? null,
      certificateId: certificates.find((each) => each.courseId === courseId)?.id ?? null,
    };
  });
}

/** A lesson that is archived by now: what somebody did in it while it was there still counts as done by them. */
async function findTakenAway(tx: Tx, lessonId: string, courseId: string) {
  const lesson = await findLesson(tx, lessonId);
  return lesson?.courseId === courseId && lesson.archivedAt && !lesson.isDraft ? lesson : undefined;
}

const wrongField = (field: "localDay" | "at" | "lessonId", why: string) =>
  new AppError("BAD_REQUEST", { field, message: why });

type ViewingReport = {
  userId: string;
  viewingId: string;
  lessonId: string;
  day: string;
  seconds: number;
  filmSeconds: number;
  now: Date;
};

/**
 * Takes as many seconds of a viewing as can have been played and answers by how much it has grown: sent twice, it grows
 * once. The person's enrollment is locked by now, so that nothing else counts in between.
 */
async function countPlayed(tx: Tx, played: ViewingReport): Promise<number> {
  const reportedAfter = new Date(played.now.getTime() - besideMs);
  const known = await listViewingsBeside(tx, { ...played, reportedAfter });
  const credit = creditPlayed(played, known, played.now);
  if (!credit) return 0;
  const isNew = known.every(({ id }) => id !== played.viewingId);
  if (isNew || credit.growth > 0) await saveViewing(tx, { ...played, ...credit });
  return credit.growth;
}
