import { problem } from "@academy/content/pages/blueprint/page";
import { SectionHeading } from "../../../ui/section-heading.tsx";

export function Problem() {
  const { id, eyebrow, heading, lead, items, closing, closingStress } = problem;
  return (
    <section id={id} aria-labelledby="problem-heading" className="column blueprint-problem">
      <div className="blueprint-beside">
        <SectionHeading id="problem-heading" eyebrow={eyebrow} title={heading} lead={lead} />
      </div>
      <div>
        <ol className="blueprint-ways">
          {items.map(({ title, text }, index) => (
            <li key={title}>
              <span aria-hidden="true" className="blueprint-way-number">
                {index + 1}
              </span>
              <div>
                <h3 className="text-heading">{title}</h3>
                <p className="mt-1 max-w-text text-pretty">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className="blueprint-problem-closing">
          {closing} <strong>{closingStress}</strong>
        </p>
      </div>
    </section>
  );
}
