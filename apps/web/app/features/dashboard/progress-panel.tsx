import { learningWords } from "@academy/content/learning";
import { dashboardPage } from "@academy/content/pages/dashboard-page";
import type { EnrollmentView, LearningView } from "@academy/contract/progress";
import type { UseQueryResult } from "@tanstack/react-query";
import { countWords } from "../../lib/text/count-words.ts";
import { fillWords } from "../../lib/text/fill-words.ts";
import { formatWatched } from "../../lib/text/format-duration.ts";
import { ProgressBar } from "../../ui/waiting/progress-bar.tsx";
import { Mandala } from "../archetypes/public.ts";
import { QueryPart } from "../progress/public.ts";
import { Achievements } from "./achievements.tsx";

const words = dashboardPage.progress;

type ProgressPanelProps = {
  enrollments: UseQueryResult<EnrollmentView[]>;
  learning: UseQueryResult<LearningView>;
};

/** What somebody has done so far: a page printed dark. */
export function ProgressPanel({ enrollments, learning }: ProgressPanelProps) {
  return (
    <section aria-labelledby="progress-heading" className="on-ink progress-panel">
      <div className="progress-drawing text-gold">
        <Mandala archetype="mystic" />
      </div>
      <div className="progress-columns">
        <div>
          <h2 id="progress-heading" className="text-title">
            {words.heading}
          </h2>
          <QueryPart query={learning}>
            {(found) => <Learning learning={found} isNew={enrollments.data?.length === 0} />}
          </QueryPart>
        </div>
        <div>
          <h3 className="text-heading">{words.byCourse}</h3>
          <QueryPart query={enrollments}>{(list) => <ByCourse enrollments={list} />}</QueryPart>
        </div>
      </div>
    </section>
  );
}

/** Before there is anything to count, what can be earned is enough. */
function Learning({ learning, isNew }: { learning: LearningView; isNew: boolean }) {
  const { watchedSeconds, streakDays, achievements } = learning;
  return (
    <>
      {!(isNew && watchedSeconds === 0) && (
        <dl className="progress-figures">
          <div>
            <dt>{words.watched}</dt>
            <dd>{formatWatched(watchedSeconds)}</dd>
          </div>
          <div>
            <dt>{words.streak}</dt>
            <dd>{countWords(streakDays, words.days)}</dd>
          </div>
        </dl>
      )}
      <Achievements earned={achievements} />
    </>
  );
}

function ByCourse({ enrollments }: { enrollments: readonly EnrollmentView[] }) {
  if (enrollments.length === 0) return <p className="mt-4 max-w-text text-pretty">{words.byCourseEmpty}</p>;
  return (
    <ul className="progress-bars">
      {enrollments.map(({ id, course, progressPercentage, completedLessons, totalLessons }) => (
        <li key={id}>
          <ProgressBar
            label={course.title}
            value={progressPercentage}
            valueText={fillWords(words.share, {
              percent: progressPercentage,
              lessons: countWords(totalLessons, learningWords.lessonsDone, { done: completedLessons }),
            })}
            className="text-gold-light"
          />
        </li>
      ))}
    </ul>
  );
}
