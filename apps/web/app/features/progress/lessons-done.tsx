import { learningWords } from "@academy/content/learning";
import type { EnrollmentView } from "@academy/contract/learning/progress";
import { countWords } from "../../lib/text/count-words.ts";
import { ProgressBar } from "../../ui/waiting/progress-bar.tsx";

type LessonsDoneProps = {
  progress: Pick<EnrollmentView, "progressPercentage" | "completedLessons" | "totalLessons">;
  /** Whose progress it is, for those who listen to the page. */
  label: string;
};

/** How much of a course is done, in lessons and as a bar. */
export function LessonsDone({ progress, label }: LessonsDoneProps) {
  const { progressPercentage, completedLessons, totalLessons } = progress;
  const words = countWords(totalLessons, learningWords.lessonsDone, { done: completedLessons });
  return (
    <div className="grid gap-1.5">
      <p className="flex justify-between gap-4 text-ink-soft text-small">
        <span>{words}</span>
        <span className="tabular">{progressPercentage}%</span>
      </p>
      <ProgressBar label={label} isLabelHidden value={progressPercentage} />
    </div>
  );
}
