import { coursePage } from "@academy/content/pages/course-page";
import type { CourseProgress } from "@academy/contract/progress";
import { countWords } from "../../lib/text/count-words.ts";
import { fillWords } from "../../lib/text/fill-words.ts";
import { Card } from "../../ui/card.tsx";
import { ProgressBar } from "../../ui/waiting/progress-bar.tsx";
import type { NumberedLesson } from "./course-progress.ts";

const words = coursePage.progress;

type ProgressCardProps = { progress: CourseProgress; next: NumberedLesson | undefined };

export function ProgressCard({ progress, next }: ProgressCardProps) {
  const { progressPercentage, completedLessons, totalLessons } = progress;
  return (
    <Card as="section" aria-labelledby="progress-heading" className="course-card">
      <h2 id="progress-heading" className="text-heading">
        {words.heading}
      </h2>
      <p className="course-percent">{progressPercentage}%</p>
      <ProgressBar label={words.barLabel} isLabelHidden value={progressPercentage} />
      <p>{countWords(totalLessons, words.count, { done: completedLessons })}</p>
      {next && <p className="text-ink-soft text-small">{fillWords(words.next, { title: next.title })}</p>}
    </Card>
  );
}
