import { insideEachWeek } from "@academy/content/pages/blueprint/weeks";
import { freeLessonMeta } from "@academy/content/pages/free-lesson-meta";
import { freeLessonPage } from "@academy/content/pages/free-lesson-page";
import { fillWords } from "../../../lib/text/fill-words.ts";

const { unfoldLabel, lessonsLabel, exercisesLabel, workbookLabel, outcomeLabel, minutesLabel, freeLabel } =
  insideEachWeek;
type Week = (typeof insideEachWeek.weeks)[number];

export function WeekLessons({ week }: { week: Week }) {
  return (
    <details className="fold">
      <summary>{fillWords(unfoldLabel, { count: week.lessons.length, number: week.number })}</summary>
      <h4 className="section-eyebrow">{lessonsLabel}</h4>
      <ol className="blueprint-lessons">
        {week.lessons.map(({ title, minutes, text }) => (
          <li key={title}>
            <p className="blueprint-lesson-head">
              <span className="weight-500">{title}</span>
              <span className="text-ink-soft text-small">{fillWords(minutesLabel, { minutes })}</span>
            </p>
            <p className="mt-1 text-ink-soft text-pretty">{text}</p>
            {title === freeLessonPage.title && (
              <a href={freeLessonMeta.path} className="text-link inline-flex min-h-11 items-center">
                {freeLabel}
                <span className="sr-only">: {title}</span>
              </a>
            )}
          </li>
        ))}
      </ol>
      <h4 className="section-eyebrow mt-6">{exercisesLabel}</h4>
      <ul className="blueprint-list">
        {week.exercises.map((exercise) => (
          <li key={exercise}>{exercise}</li>
        ))}
      </ul>
      <h4 className="section-eyebrow mt-6">{workbookLabel}</h4>
      <p>{week.workbook}</p>
      <h4 className="section-eyebrow mt-6">{outcomeLabel}</h4>
      <p className="font-display text-lead text-pretty">{week.outcome}</p>
    </details>
  );
}
