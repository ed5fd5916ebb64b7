import { insideEachWeek } from "@academy/content/pages/blueprint-page";
import { Accordion } from "../../../ui/accordion.tsx";
import { SectionHeading } from "../../../ui/section-heading.tsx";

const { eyebrow, heading, lead, lessonsLabel, exercisesLabel, workbookLabel, outcomeLabel, minutesLabel } =
  insideEachWeek;
type Week = (typeof insideEachWeek.weeks)[number];

/** What is in each week, to be unfolded; the first lies open. */
export function InsideEachWeek() {
  return (
    <section aria-labelledby="inside-heading" className="column blueprint-inside">
      <SectionHeading id="inside-heading" eyebrow={eyebrow} title={heading} lead={lead} />
      <Accordion
        items={insideEachWeek.weeks.map((week) => ({
          heading: `${week.label}: ${week.title}`,
          content: <WeekContents week={week} />,
          isOpen: week.number === 1,
        }))}
      />
    </section>
  );
}

function WeekContents({ week }: { week: Week }) {
  return (
    <div className="blueprint-week">
      <div>
        <h4 className="section-eyebrow">{lessonsLabel}</h4>
        <ol className="blueprint-lessons">
          {week.lessons.map(({ title, minutes, text }) => (
            <li key={title}>
              <p className="blueprint-lesson-head">
                <span className="font-medium">{title}</span>
                <span className="text-ink-soft text-small">
                  {minutesLabel.replace("{minutes}", String(minutes))}
                </span>
              </p>
              <p className="mt-1 max-w-text text-ink-soft text-pretty">{text}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className="blueprint-week-aside">
        <h4 className="section-eyebrow">{exercisesLabel}</h4>
        <ul className="blueprint-list">
          {week.exercises.map((exercise) => (
            <li key={exercise}>{exercise}</li>
          ))}
        </ul>
        <h4 className="section-eyebrow mt-6">{workbookLabel}</h4>
        <p>{week.workbook}</p>
        <h4 className="section-eyebrow mt-6">{outcomeLabel}</h4>
        <p className="font-display text-lead text-pretty">{week.outcome}</p>
      </div>
    </div>
  );
}
