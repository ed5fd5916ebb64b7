import { resultPage } from "@academy/content/pages/quiz-page";
import { nextSteps } from "@academy/content/pages/result-words";
import type { ArchetypeKey } from "@academy/quiz/archetypes";
import { LinkButton } from "../../ui/link-button.tsx";
import { NoBreak } from "../../ui/no-break.tsx";
import { Mandala } from "../archetypes/public.ts";

/** What this archetype could do next, on a dark page with its own drawing. */
export function Onward({ archetype }: { archetype: ArchetypeKey }) {
  const { heading, text } = nextSteps[archetype];
  return (
    <section aria-labelledby="blueprint-heading" className="result-onward">
      <div className="result-onward-plate">
        <Mandala archetype={archetype} />
      </div>
      <div className="result-onward-words">
        <p className="text-gold-light text-small">{resultPage.blueprintHeading}</p>
        <h2 id="blueprint-heading" className="mt-3 text-title">
          {heading}
        </h2>
        <p className="mt-6 text-lead text-pretty">{text}</p>
        <p className="mt-4 mb-8 text-pretty">
          <NoBreak>{resultPage.blueprintLead}</NoBreak>
        </p>
        <LinkButton to="/healers-roadmap" size="large" className="result-blueprint">
          {resultPage.blueprint}
        </LinkButton>
      </div>
    </section>
  );
}
