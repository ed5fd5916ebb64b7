import { learningWords } from "@academy/content/learning";

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

/** Completed, In Progress or Not Started. */
export const statusWord = (status: LearningStatus) => learningWords.status[status];

/** Review, Continue or Start. */
export const actionWord = (status: LearningStatus) => learningWords.action[status];
