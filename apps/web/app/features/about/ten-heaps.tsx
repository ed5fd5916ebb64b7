import { aboutPage } from "@academy/content/pages/about-page";
import { archetypeKeys } from "@academy/quiz/archetypes";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { Mandala } from "../archetypes/public.ts";

const { eyebrow, heading, paragraphs, link } = aboutPage.archetypes;

/** The ten, laid out as on a floor. */
export function TenHeaps() {
  return (
    <section aria-labelledby="heaps-heading" className="on-ink overflow-clip pt-0 pb-section">
      <div className="heaps-floor">
        {archetypeKeys.map((key) => (
          <Mandala key={key} archetype={key} />
        ))}
      </div>
      <div className="column heaps-text">
        <SectionHeading id="heaps-heading" eyebrow={eyebrow} title={heading} />
        <div className="max-w-text">
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mb-4 text-pretty">
              {paragraph}
            </p>
          ))}
          <LinkButton to={link.to} className="mt-4">
            {link.label}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
