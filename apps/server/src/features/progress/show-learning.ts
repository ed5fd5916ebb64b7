import type { LearningView } from "@academy/contract/learning/progress";
import type { Db } from "../../platform/db/database.ts";
import { countDownloadedResources } from "../resources/public.ts";
import { achievementsOf } from "./achievements.rules.ts";
import { countCompletedCourses } from "./enrollments.queries.ts";
import { dayOf, isDaySomewhere, streakOf } from "./learning-days/learning-day.rules.ts";
import { listLearningDays } from "./learning-days/learning-days.queries.ts";
import { listCompletionTimes } from "./lesson-progress.queries.ts";

/** `today` is the date where the learner is; of a clock that is wrong by days, the server's own is taken. */
export async function showLearning(
  db: Db,
  userId: string,
  { today, now }: { today: string | undefined; now: Date },
): Promise<Omit<LearningView, "workbook" | "calendar">> {
  const [days, completedCourses, lessonsCompletedAt, downloadedResources] = await Promise.all([
    listLearningDays(db, userId),
    countCompletedCourses(db, userId),
    listCompletionTimes(db, userId),
    countDownloadedResources(db, userId),
  ]);
  const seconds = days.reduce((sum, each) => sum + each.seconds, 0);
  return {
    watchedSeconds: Math.floor(seconds),
    streakDays: streakOf(
      days.map(({ day }) => day),
      today && isDaySomewhere(today, now) ? today : dayOf(now),
    ),
    achievements: achievementsOf({ completedCourses, lessonsCompletedAt }),
    downloadedResources,
  };
}
