import { salesLinesFor } from "@academy/content/pages/blueprint/for-archetypes";
import { exampleSheets } from "@academy/content/pages/blueprint/sheets";
import { insideEachWeek, weekOverview } from "@academy/content/pages/blueprint/weeks";
import { idOfSalesLine } from "@academy/content/pages/sales-line";
import { nameInSentence } from "@academy/quiz/archetypes";
import { SectionHeading } from "../../../ui/section-heading.tsx";
import { useArchetypeInAddress } from "../archetype-in-address.ts";
import { ExampleSheet } from "./example-sheet.tsx";
import { WeekLessons } from "./week-lessons.tsx";

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
