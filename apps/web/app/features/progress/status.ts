import { learningWords } from "@academy/content/learning";
import { countWords } from "../../lib/text/count-words.ts";

export type LearningStatus = keyof typeof learningWords.status;

/** Where somebody stands in a course. Once completed it stays so, whatever is unmarked or added later. */
export function statusOf(progress: {
  completedAt: string | null;
  progressPercentage: number;
}): LearningStatus {
  if (progress.completedAt) return "completed";
  return progress.progressPercentage > 0 ? "inProgress" : "notStarted";
}

type AtEnd = {
  completedAt: string | null;
  completedLessons: number;
  totalLessons: number;
  plan: "open" | "begun" | "finished" | null;
};

/** Every lesson is done, and the plan in which the course ends is the one thing left. */
export const isPlanLeft = ({ completedAt, completedLessons, totalLessons, plan }: AtEnd): boolean =>
  !completedAt &&
  totalLessons > 0 &&
  completedLessons === totalLessons &&
  (plan === "open" || plan === "begun");

type Progress = {
  completedAt: string | null;
  progressPercentage: number;
  completedLessons: number;
  totalLessons: number;
};

/**
 * How far somebody is. A course once completed is whole on every page: lessons that came since, or were unmarked, are
 * something to explore and take nothing from it.
 */
export function howFar({ completedAt, progressPercentage, completedLessons, totalLessons }: Progress) {
  const more = totalLessons - completedLessons;
  if (completedAt && more > 0) {
    const words = countWords(more, learningWords.completedWithMore);
    return { value: 100, figure: undefined, words };
  }
  const words = countWords(totalLessons, learningWords.lessonsDone, { done: completedLessons });
  return { value: progressPercentage, figure: `${progressPercentage}%`, words };
}

/** Completed, In Progress or Not Started. */
export const statusWord = (status: LearningStatus) => learningWords.status[status];

/** Review, Continue or Start. */
export const actionWord = (status: LearningStatus) => learningWords.action[status];
