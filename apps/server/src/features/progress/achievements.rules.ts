import type { LearningView } from "@academy/contract/learning/progress";

type Achievement = LearningView["achievements"][number];

const week = 7 * 24 * 60 * 60 * 1000;
const quickLessons = 5;

/** Lessons by the time they were completed, the oldest first. */
function isQuickLearner(lessonsCompletedAt: readonly Date[]): boolean {
  return lessonsCompletedAt.some((first, index) => {
    const fifth = lessonsCompletedAt[index + quickLessons - 1];
    return fifth !== undefined && fifth.getTime() - first.getTime() <= week;
  });
}

type CompletedWork = { completedCourses: number; lessonsCompletedAt: readonly Date[] };

export function achievementsOf({ completedCourses, lessonsCompletedAt }: CompletedWork): Achievement[] {
  const earned: Record<Achievement, boolean> = {
    "First Course": completedCourses > 0,
    "Quick Learner": isQuickLearner(lessonsCompletedAt),
  };
  return (Object.keys(earned) as Achievement[]).filter((each) => earned[each]);
}
