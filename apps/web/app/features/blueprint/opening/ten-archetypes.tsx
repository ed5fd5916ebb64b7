import { tenArchetypes } from "@academy/content/pages/blueprint/page";
import { archetypes } from "@academy/quiz/archetypes";
import { LinkButton } from "../../../ui/buttons/link-button.tsx";
import { SectionHeading } from "../../../ui/section-heading.tsx";
import { hueClass, Mandala, numeralOf, washClass } from "../../archetypes/public.ts";

/** The ten as a chart of plates, edge to edge. */
export function TenArchetypes() {
  const { eyebrow, heading, paragraphs, listLabel, linesLabel, items, quizLead, quizLink } = tenArchetypes;
  return (
    <section aria-labelledby="ten-heading" className="blueprint-ten">
      <div className="column blueprint-spread">
        <SectionHeading id="ten-heading" eyebrow={eyebrow} title={heading} />
        <div className="max-w-text space-y-5 text-pretty">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <ol aria-label={listLabel} className="blueprint-plates">
        {items.map(({ archetype, line }) => (
          <li key={archetype} className={washClass[archetype]}>
            <div className={`blueprint-plate ${hueClass[archetype]}`}>
              <Mandala archetype={archetype} />
            </div>
            <div className="blueprint-plate-words">
              <p aria-hidden="true" className={`font-display ${hueClass[archetype]}`}>
                {numeralOf(archetype)}
              </p>
              <h3 className="text-heading">{archetypes[archetype].title}</h3>
              <p className="text-pretty">{line}</p>
            </div>
          </li>
        ))}
      </ol>
      {/* On a phone the plates have their names only. */}
      <details className="fold column blueprint-lines">
        <summary>{linesLabel}</summary>
        <dl>
          {items.map(({ archetype, line }) => (
            <div key={archetype}>
              <dt>{archetypes[archetype].title}</dt>
              <dd>{line}</dd>
            </div>
          ))}
        </dl>
      </details>
      <p className="column blueprint-ten-foot">
        <span className="text-lead">{quizLead}</span>
        <LinkButton to={quizLink.to} variant="secondary">
          {quizLink.label}
        </LinkButton>
      </p>
    </section>
  );
}
