import { homePage } from "@academy/content/pages/home-page";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { ArchetypeRing } from "./archetype-ring.tsx";

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
