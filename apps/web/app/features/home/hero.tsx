import { homePage } from "@academy/content/pages/home-page";
import type { Picture as PictureEntry } from "@academy/content/pictures";
import { archetypeKeys } from "@academy/quiz/archetypes";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { hueClass, Mandala } from "../archetypes/public.ts";
import { Picture } from "../pictures/public.ts";

export function Hero() {
  const { eyebrow, heading, lead, discover, quizNote, start, ringAlt, picture } = homePage.hero;
  return (
    <section aria-labelledby="home-heading" className="home-hero overflow-clip">
      <div className="home-hero-text">
        <p className="section-eyebrow">{eyebrow}</p>
        <h1 id="home-heading" className="text-display">
          {heading}
        </h1>
        <p className="mt-6 max-w-[31rem] text-lead text-pretty">{lead}</p>
        <div className="home-hero-calls grid justify-items-start gap-2.5 mt-8">
          <LinkButton to={discover.to} size="large">
            {discover.label}
          </LinkButton>
          <p className="text-ink-soft text-small">{quizNote}</p>
          <LinkButton to={start.to} reloadDocument variant="quiet">
            {start.label}
          </LinkButton>
        </div>
      </div>
      <ArchetypeRing alt={ringAlt} picture={picture} />
    </section>
  );
}

/** All ten mandalas in their hues, in a ring around a picture. */
function ArchetypeRing({ alt, picture }: { alt: string; picture: PictureEntry }) {
  return (
    <div className="archetype-ring">
      <div role="img" aria-label={alt} className="ring-turn sets-with-scroll">
        {archetypeKeys.map((key, index) => (
          <div key={key} className={`ring-place turn-${index} ${hueClass[key]}`}>
            <Mandala archetype={key} />
          </div>
        ))}
      </div>
      <Picture of={picture} shape="round" isFirst className="ring-picture picture-framed" />
    </div>
  );
}
