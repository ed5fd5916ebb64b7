import type { EnrollmentView } from "@academy/contract/learning/progress";
import { ProgressBar } from "../../ui/waiting/progress-bar.tsx";
import { howFar } from "./status.ts";

type LessonsDoneProps = {
  progress: Pick<EnrollmentView, "progressPercentage" | "completedLessons" | "totalLessons" | "completedAt">;
  /** Whose progress it is, for those who listen to the page. */
  label: string;
};

/** How much of a course is done, in lessons and as a bar. */
export function LessonsDone({ progress, label }: LessonsDoneProps) {
  const { value, figure, words } = howFar(progress);
  return (
    <div className="grid gap-1.5">
      <p className="flex justify-between gap-4 text-ink-soft text-small">
        <span>{words}</span>
        {figure && <span className="tabular">{figure}</span>}
      </p>
      <ProgressBar label={label} isLabelHidden value={value} valueText={figure ? undefined : words} />
    </div>
  );
}
