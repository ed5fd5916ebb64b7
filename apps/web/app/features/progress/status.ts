import { learningWords } from "@academy/content/learning";

export type LearningStatus = keyof typeof learningWords.status;

/** Where somebody stands in a course. Once completed it stays so, whatever is unmarked or added later. */
export function statusOf(standing: {
  completedAt: string | null;
  progressPercentage: number;
}): LearningStatus {
  if (standing.completedAt) return "completed";
  return standing.progressPercentage > 0 ? "inProgress" : "notStarted";
}

/** Completed, In Progress or Not Started. */
export const statusWord = (status: LearningStatus) => learningWords.status[status];

/** Review, Continue or Start. */
export const actionWord = (status: LearningStatus) => learningWords.action[status];
