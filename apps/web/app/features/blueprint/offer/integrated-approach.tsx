import { integratedApproach } from "@academy/content/pages/blueprint/page";
import { SectionHeading } from "../../../ui/section-heading.tsx";
import { Mandala } from "../../archetypes/public.ts";

/** Three questions, and three mandalas that share a middle. */
export function IntegratedApproach() {
  const { eyebrow, heading, paragraphs, strands, closing } = integratedApproach;
  return (
    <section aria-labelledby="approach-heading" className="blueprint-approach">
      <div aria-hidden="true" className="blueprint-trefoil">
        <div className="text-mystic">
          <Mandala archetype="mystic" />
        </div>
        <div className="text-architect">
          <Mandala archetype="architect" />
        </div>
        <div className="text-mother">
          <Mandala archetype="mother" />
        </div>
      </div>
      <div className="blueprint-approach-words">
        <SectionHeading id="approach-heading" eyebrow={eyebrow} title={heading} />
        <div className="mt-4 max-w-text space-y-4 text-pretty">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <ul className="blueprint-strands">
          {strands.map(({ title, text }) => (
            <li key={title}>
              <h3 className="text-heading">{title}</h3>
              <p className="mt-2 max-w-text text-pretty">{text}</p>
            </li>
          ))}
        </ul>
        <p className="mt-4 max-w-text font-display text-lead text-pretty">{closing}</p>
      </div>
    </section>
  );
}
