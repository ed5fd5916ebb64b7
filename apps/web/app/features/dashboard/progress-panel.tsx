import { dashboardPage } from "@academy/content/pages/learning/dashboard-page";
import type { EnrollmentView, LearningView } from "@academy/contract/learning/progress";
import type { UseQueryResult } from "@tanstack/react-query";
import { countWords } from "../../lib/text/count-words.ts";
import { fillWords } from "../../lib/text/fill-words.ts";
import { formatWatched } from "../../lib/text/format-duration.ts";
import { ProgressBar } from "../../ui/waiting/progress-bar.tsx";
import { Mandala } from "../archetypes/public.ts";
import { howFar, QueryPart } from "../progress/public.ts";
import { Achievements } from "./achievements.tsx";
import { figuresOf } from "./dashboard-progress.ts";

const words = dashboardPage.progress;

type ProgressPanelProps = {
  enrollments: UseQueryResult<EnrollmentView[]>;
  learning: UseQueryResult<LearningView>;
};

/** What somebody has done so far, all of it in one place: a page printed dark. */
export function ProgressPanel({ enrollments, learning }: ProgressPanelProps) {
  const isNew = enrollments.data?.length === 0;
  return (
    <section aria-labelledby="progress-heading" className="on-ink progress-panel">
      <div className="progress-drawing text-gold">
        <Mandala archetype="mystic" />
      </div>
      <div className="relative">
        <h2 id="progress-heading" className="text-title">
          {words.heading}
        </h2>
        {isNew && <p className="mt-3 max-w-text text-pretty">{words.begin}</p>}
        <div className="progress-ledger">
          <Figures enrollments={enrollments.data} learning={learning.data} />
          <Learned learning={learning.data} />
        </div>
        <div className="progress-columns">
          <QueryPart query={learning}>{(found) => <Achievements earned={found.achievements} />}</QueryPart>
          {!isNew && (
            <div>
              <h3 className="text-heading">{words.byCourse}</h3>
              <QueryPart query={enrollments}>{(list) => <ByCourse enrollments={list} />}</QueryPart>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

function Learned({ learning }: { learning: LearningView | undefined }) {
  return (
    <dl className="progress-figures">
      <div>
        <dt>{words.watched}</dt>
        <dd className="progress-figure">{learning ? formatWatched(learning.watchedSeconds) : "–"}</dd>
      </div>
      <div>
        <dt>{words.streak}</dt>
        <dd className="progress-figure">{learning ? countWords(learning.streakDays, words.days) : "–"}</dd>
      </div>
    </dl>
  );
}

function ByCourse({ enrollments }: { enrollments: readonly EnrollmentView[] }) {
  return (
    <ul className="progress-bars grid gap-6 mt-6">
      {enrollments.map((enrollment) => {
        const { value, figure, words: lessons } = howFar(enrollment);
        return (
          <li key={enrollment.id}>
            <ProgressBar
              label={enrollment.course.title}
              value={value}
              valueText={figure ? fillWords(words.share, { percent: value, lessons }) : lessons}
              className="text-gold-light"
            />
          </li>
        );
      })}
    </ul>
  );
}

type FiguresProps = { enrollments: EnrollmentView[] | undefined; learning: LearningView | undefined };

/** Of no courses there is nothing to count. */
function progressLabel(known: ReturnType<typeof figuresOf> | undefined): string {
  const { progress } = dashboardPage.figures;
  return known?.enrolled ? countWords(known.enrolled, progress, { done: known.completed }) : progress.none;
}

/** Until a figure is known, a dash holds its place. */
function Figures({ enrollments, learning }: FiguresProps) {
  const { label, enrolled, completed, downloaded } = dashboardPage.figures;
  const known = enrollments && figuresOf(enrollments);
  const shown = (figure: number | undefined, unit = "") => (figure === undefined ? "–" : `${figure}${unit}`);
  const figures = [
    [shown(known?.enrolled), enrolled],
    [shown(known?.completed), completed],
    [shown(learning?.downloadedResources), downloaded],
    [shown(known?.percent, "%"), progressLabel(known)],
  ];
  return (
    <section aria-label={label}>
      <ul className="progress-figures is-glance">
        {figures.map(([figure, of]) => (
          <li key={of}>
            <span className="progress-figure">{figure}</span> <span>{of}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
