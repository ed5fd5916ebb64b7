import { salesLinesFor } from "@academy/content/pages/blueprint/for-archetypes";
import { exampleSheets } from "@academy/content/pages/blueprint/sheets";
import { insideEachWeek, weekOverview } from "@academy/content/pages/blueprint/weeks";
import { freeLessonMeta } from "@academy/content/pages/free-lesson-meta";
import { freeLessonPage } from "@academy/content/pages/free-lesson-page";
import { idOfSalesLine } from "@academy/content/pages/sales-line";
import { nameInSentence } from "@academy/quiz/archetypes";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { SectionHeading } from "../../../ui/section-heading.tsx";
import { useArchetypeInAddress } from "../archetype-in-address.ts";
import { ExampleSheet } from "./example-sheet.tsx";

const { unfoldLabel, lessonsLabel, exercisesLabel, workbookLabel, outcomeLabel, minutesLabel, freeLabel } =
  insideEachWeek;
type Week = (typeof insideEachWeek.weeks)[number];

function WeekLessons({ week }: { week: Week }) {
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

/** Three numbered weeks: what each is for, what one makes in it, and its lessons to be unfolded. */
export function WeekOverview() {
  const archetype = useArchetypeInAddress();
  const lines = archetype && salesLinesFor(archetype, nameInSentence(archetype));
  return (
    <>
      <SectionHeading id="weeks-heading" eyebrow={weekOverview.eyebrow} title={weekOverview.heading} />
      <p id="inside-heading" className="mt-5 max-w-text text-pretty">
        <strong>{insideEachWeek.heading}.</strong> {insideEachWeek.lead}
      </p>
      <p className="mt-3 max-w-text text-ink-soft text-pretty text-small">{weekOverview.exampleNote}</p>
      <ol>
        {weekOverview.weeks.map(({ number, label, title, text }, index) => {
          const sheet = exampleSheets[index];
          const inside = insideEachWeek.weeks[index];
          return (
            <li key={number} className="blueprint-week-entry">
              <div className="blueprint-week-words">
                <span aria-hidden="true" className="blueprint-week-number">
                  {number}
                </span>
                <div>
                  <p className="section-eyebrow">{label}</p>
                  <h3 className="text-heading">{title}</h3>
                </div>
                <p className="text-pretty">{text}</p>
                <p id={idOfSalesLine(`week-${number}`)} className="blueprint-week-for">
                  {lines?.[`week-${number}`]}
                </p>
              </div>
              {sheet && <ExampleSheet sheet={sheet} />}
              {inside && <WeekLessons week={inside} />}
            </li>
          );
        })}
      </ol>
    </>
  );
}
