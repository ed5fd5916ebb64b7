import { type Db, inTransaction, type Tx } from "../../platform/db/database.ts";
import { touchEnrollment } from "./enrollments.queries.ts";
import { momentOf } from "./learning-days/learning-day.rules.ts";
import { addToDay } from "./learning-days/learning-days.queries.ts";
import { listLessonProgress, saveLessonProgress } from "./lesson-progress.queries.ts";

type Activity = {
  userId: string;
  courseId: string;
  lessonId: string;
  at: string | undefined;
  localDay: string | undefined;
  exercise?: "begun" | undefined;
  now: Date;
};

/** For what learners do in a lesson beside progress itself. It must not be lost: a time that can't be true counts as now. */
export async function recordActivity(tx: Tx, activity: Activity) {
  const { userId, courseId, lessonId, at, localDay, exercise, now } = activity;
  await touchEnrollment(tx, { userId, courseId, at: now, now });
  const touched = await listLessonProgress(tx, userId, [courseId]);
  const openedAt = touched.find((each) => each.lessonId === lessonId)?.openedAt ?? undefined;
  const moment = momentOf({ at, localDay }, { now, openedAt });
  const { at: then, day } = "wrong" in moment ? { at: now, day: now.toISOString().slice(0, 10) } : moment;
  await saveLessonProgress(tx, { userId, courseId, lessonId, exercise, at: then, now });
  await addToDay(tx, userId, day, 0);
}

/** For what they do in a course and in none of its lessons, such as planning: that is where they were last. */
export async function recordVisit(
  db: Db | Tx,
  { userId, courseId }: Pick<Activity, "userId" | "courseId">,
  now: Date,
) {
  await inTransaction(db, (tx) => touchEnrollment(tx, { userId, courseId, at: now, now }));
}
