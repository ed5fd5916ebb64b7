import { resultPage } from "@academy/content/pages/quiz/quiz-page";
import type { ArchetypeKey } from "@academy/quiz/archetypes";
import { profiles } from "@academy/quiz/texts/profiles";
import { profileIn, type QuizTexts } from "@academy/quiz/texts/texts";
import type { ReactNode } from "react";
import { hueClass } from "../archetypes/public.ts";

/** What the primary archetype means: a chapter of a book about one person. */
export function PrimaryProfile({ archetype, texts }: { archetype: ArchetypeKey; texts: QuizTexts }) {
  const profile = profileIn(texts, archetype, profiles[archetype]);
  const { description, gifts, businessModels, shadow, development, realWorldExamples } = profile;
  const hue = hueClass[archetype];
  return (
    <div className="column result-profile">
      <p className="result-description">{description}</p>
      <Section id="gifts-heading" heading={resultPage.gifts}>
        <ol className="result-gifts">
          {gifts.map((gift, index) => (
            <li key={gift}>
              <span aria-hidden="true" className={`font-display text-numeral ${hue}`}>
                {index + 1}
              </span>
              <span>{gift}</span>
            </li>
          ))}
        </ol>
      </Section>
      <Section id="models-heading" heading={resultPage.models}>
        <ul className="result-list">
          {businessModels.map((model) => (
            <li key={model}>{model}</li>
          ))}
        </ul>
      </Section>
      <Section id="reminders-heading" heading={resultPage.reminders}>
        <dl className="result-reminders">
          <div>
            <dt className={`font-display text-lead ${hue}`}>{resultPage.growthEdge}</dt>
            <dd>{development}</dd>
          </div>
          <div>
            <dt className={`font-display text-lead ${hue}`}>{resultPage.shadow}</dt>
            <dd>{shadow}</dd>
          </div>
        </dl>
      </Section>
      <Section id="examples-heading" heading={resultPage.examples}>
        <ul className="result-examples">
          {examplesOf(realWorldExamples).map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

function Section({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="result-section">
      <h2 id={id} className="text-heading">
        {heading}
      </h2>
      {children}
    </section>
  );
}

const listOf = (names: string) =>
  names
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);

/** The people a profile names, or four whom everyone knows. */
export function examplesOf(names: string | undefined): string[] {
  const named = listOf(names ?? "");
  return named.length > 0 ? named : listOf(resultPage.defaultExamples);
}
