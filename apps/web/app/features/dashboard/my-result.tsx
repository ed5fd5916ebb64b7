import { dashboardPage } from "@academy/content/pages/learning/dashboard-page";
import type { ResultView } from "@academy/contract/visitors/results";
import { archetypes } from "@academy/quiz/archetypes";
import { useQuery } from "@tanstack/react-query";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { hueClass, Mandala, washClass } from "../archetypes/public.ts";
import { myResultsQuery } from "../progress/public.ts";

const words = dashboardPage.result;

/** The newest result of the quiz, as a plate at the end of the page, or an invitation in its place. */
export function MyResult() {
  const { data } = useQuery(myResultsQuery);
  // It stands last: what is not known yet moves nothing when it comes.
  if (!data) return null;
  const newest = data.items[0];
  return newest ? <Newest result={newest} /> : <Invitation />;
}

function Newest({ result: { token, result } }: { result: ResultView }) {
  const key = result.primary.archetype;
  const { title, subtitle, essence } = archetypes[key];
  return (
    <section aria-labelledby="result-heading" className={`chapter my-result plate-right ${washClass[key]}`}>
      <div className={`plate ${hueClass[key]}`}>
        <Mandala archetype={key} />
      </div>
      <div className="chapter-text">
        <p className="section-eyebrow">{words.heading}</p>
        <h2 id="result-heading" className="text-title">
          {title}
        </h2>
        <p className={`mt-2 weight-500 ${hueClass[key]}`}>{subtitle}</p>
        <p className="mt-6 text-lead text-pretty">{essence}</p>
        <LinkButton to={`/test-results?r=${encodeURIComponent(token)}`} variant="secondary" className="mt-8">
          {words.see}
        </LinkButton>
      </div>
    </section>
  );
}

function Invitation() {
  return (
    <section aria-labelledby="result-heading" className="chapter my-result plate-right">
      <div className="plate text-gold">
        <Mandala archetype="performer" />
      </div>
      <div className="chapter-text">
        <h2 id="result-heading" className="text-title">
          {words.without}
        </h2>
        <p className="mt-6 text-lead text-pretty">{words.withoutLead}</p>
        <LinkButton to={words.take.to} variant="secondary" className="mt-8">
          {words.take.label}
        </LinkButton>
      </div>
    </section>
  );
}
