import { resultPage } from "@academy/content/pages/quiz-page";
import { archetypes } from "@academy/quiz/archetypes";
import { marginLine } from "@academy/quiz/margin";
import type { QuizResult } from "@academy/quiz/score";
import type { ReactNode, Ref } from "react";
import { Badge } from "../../ui/badge.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { hueClass, Mandala, numeralOf, washClass } from "../archetypes/public.ts";
import { PrimaryProfile } from "./primary-profile.tsx";
import { ProfileBars } from "./profile-bars.tsx";
import { SecondaryCard } from "./secondary-card.tsx";

type ResultPageProps = {
  result: QuizResult;
  /** Answers that look given without reading: the words then claim less. */
  isCareless: boolean;
  heading?: Ref<HTMLHeadingElement>;
  /** Beside the badge. */
  mark?: ReactNode;
  /** What can be done with the result. */
  children?: ReactNode;
};

/** A result, the sample's and everyone's. */
export function ResultPage({ result, isCareless, heading, mark, children }: ResultPageProps) {
  const { archetype } = result.primary;
  const { title, subtitle } = archetypes[archetype];
  return (
    <>
      <article aria-labelledby="result-title">
        <header className={`result-head ${washClass[archetype]}`}>
          <div className={`result-plate ${hueClass[archetype]}`}>
            <Mandala archetype={archetype} className="turns-with-scroll" />
          </div>
          <div className="result-title">
            <p className="flex flex-wrap gap-2">
              <Badge look="solid">{resultPage.badge}</Badge>
              {mark}
            </p>
            <p aria-hidden="true" className={`mt-5 font-display text-numeral ${hueClass[archetype]}`}>
              {numeralOf(archetype)}
            </p>
            <h1 ref={heading} tabIndex={-1} id="result-title" className="text-display outline-none">
              {title}
            </h1>
            <p className={`mt-3 font-medium text-lead ${hueClass[archetype]}`}>{subtitle}</p>
            <p className="result-margin">{marginLine(result, isCareless)}</p>
          </div>
        </header>
        <PrimaryProfile archetype={archetype} />
      </article>
      <SecondaryCard {...result.secondary} />
      <ProfileBars result={result} />
      <section aria-labelledby="blueprint-heading" className="result-onward">
        <h2 id="blueprint-heading" className="text-title">
          {resultPage.blueprintHeading}
        </h2>
        <p className="mt-4 mb-8 max-w-text text-lead text-pretty">{resultPage.blueprintLead}</p>
        <LinkButton to="/healers-roadmap" size="large" className="result-blueprint">
          {resultPage.blueprint}
        </LinkButton>
      </section>
      {children}
    </>
  );
}
