import { resultPage } from "@academy/content/pages/quiz/quiz-page";
import { nextSteps } from "@academy/content/pages/quiz/result-words";
import type { ArchetypeKey } from "@academy/quiz/archetypes";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { NoBreak } from "../../ui/no-break.tsx";
import { Mandala } from "../archetypes/public.ts";

/** What this archetype could do next, on a dark page with its own drawing. */
export function Onward({ archetype, isSample }: { archetype: ArchetypeKey; isSample: boolean }) {
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
        {/* The server fills the page with the archetype's words, so it comes as a new document. */}
        <LinkButton
          to={isSample ? "/healers-roadmap" : `/healers-roadmap?archetype=${archetype}`}
          reloadDocument={!isSample}
          size="large"
          className="result-blueprint"
        >
          {resultPage.blueprint}
        </LinkButton>
      </div>
    </section>
  );
}
