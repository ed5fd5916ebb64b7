import { dashboardPage } from "@academy/content/pages/learning/dashboard-page";
import type { ResultView } from "@academy/contract/visitors/results";
import { type ArchetypeKey, archetypes } from "@academy/quiz/archetypes";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, Suspense } from "react";
import { fillWords } from "../../lib/text/fill-words.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { ClaimResult } from "../account/public.ts";
import { hueClass, Mandala, washClass } from "../archetypes/public.ts";
import { myResultsQuery } from "../progress/public.ts";
import { attemptStore } from "../quiz/public.ts";

const words = dashboardPage.result;

/** The newest result of the quiz, as a plate at the end of the page, or an invitation in its place. */
export function MyResult() {
  const { data } = useQuery(myResultsQuery);
  // It stands last: what is not known yet moves nothing when it comes.
  if (!data) return null;
  const newest = data.items[0];
  if (newest) return <Newest result={newest} />;
  const receipt = attemptStore.current()?.receipt;
  return receipt ? <KnownHere receipt={receipt} /> : <Invitation />;
}

/** For whoever has no course yet: the first step shows the result that there is, and invites to the quiz. */
export function ResultKnownHere() {
  const { data } = useQuery(myResultsQuery);
  const receipt = attemptStore.current()?.receipt;
  return data?.items.length === 0 && receipt ? <KnownHere receipt={receipt} /> : null;
}

type Receipt = NonNullable<NonNullable<ReturnType<typeof attemptStore.current>>["receipt"]>;

/** The quiz was taken on this device, with another address than the account has. */
function KnownHere({ receipt: { token, result, sent } }: { receipt: Receipt }) {
  const client = useQueryClient();
  const key = result.primary.archetype;
  return (
    <Plate archetype={key} heading={words.claim.heading}>
      <p className="mt-6 text-lead text-pretty">
        {fillWords(words.claim.lead, { archetype: archetypes[key].title })}
      </p>
      <Suspense>
        <ClaimResult
          token={token}
          email={sent?.email}
          others={
            <LinkButton to={words.take.to} variant="quiet">
              {words.claim.another}
            </LinkButton>
          }
          onClaimed={async () => {
            // Lessons, workbooks and the account speak to the archetype from now on.
            await client.invalidateQueries();
          }}
        />
      </Suspense>
    </Plate>
  );
}

function Newest({ result: { token, result } }: { result: ResultView }) {
  const key = result.primary.archetype;
  const { title, subtitle, essence } = archetypes[key];
  return (
    <Plate archetype={key} heading={title}>
      <p className={`mt-2 weight-500 ${hueClass[key]}`}>{subtitle}</p>
      <p className="mt-6 text-lead text-pretty">{essence}</p>
      <LinkButton to={`/test-results?r=${encodeURIComponent(token)}`} variant="secondary" className="mt-8">
        {words.see}
      </LinkButton>
    </Plate>
  );
}

type PlateProps = { archetype: ArchetypeKey; heading: string; children: ReactNode };

/** A result beside its drawing, on its own ground. */
function Plate({ archetype, heading, children }: PlateProps) {
  return (
    <section
      aria-labelledby="result-heading"
      className={`chapter my-result plate-right ${washClass[archetype]}`}
    >
      <div className={`plate ${hueClass[archetype]}`}>
        <Mandala archetype={archetype} />
      </div>
      <div className="chapter-text">
        <p className="section-eyebrow">{words.heading}</p>
        <h2 id="result-heading" className="text-title">
          {heading}
        </h2>
        {children}
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
