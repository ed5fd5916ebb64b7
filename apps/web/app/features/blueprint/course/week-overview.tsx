import { weekOverview } from "@academy/content/pages/blueprint-page";
import { SectionHeading } from "../../../ui/section-heading.tsx";

export function WeekOverview() {
  return (
    <section aria-labelledby="weeks-heading" className="column blueprint-weeks">
      <SectionHeading id="weeks-heading" eyebrow={weekOverview.eyebrow} title={weekOverview.heading} />
      <ol>
        {weekOverview.weeks.map(({ number, label, title, text }) => (
          <li key={number} className="blueprint-week-entry">
            <span aria-hidden="true" className="blueprint-week-number">
              {number}
            </span>
            <div>
              <p className="section-eyebrow">{label}</p>
              <h3 className="text-heading">{title}</h3>
              <p className="mt-3 text-pretty">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
