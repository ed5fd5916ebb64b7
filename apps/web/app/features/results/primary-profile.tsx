import { resultPage } from "@academy/content/quiz-page";
import type { ArchetypeKey } from "@academy/quiz/archetypes";
import { profiles } from "@academy/quiz/profiles";
import { hueClass } from "../archetypes/public.ts";
import { examplesOf } from "./examples.ts";

/** What the primary archetype means: a chapter of a book about one person. */
export function PrimaryProfile({ archetype }: { archetype: ArchetypeKey }) {
  const { description, gifts, businessModels, shadow, development, realWorldExamples } = profiles[archetype];
  const hue = hueClass[archetype];
  return (
    <div className="column result-profile">
      <p className="result-description">{description}</p>
      <section aria-labelledby="gifts-heading" className="result-section">
        <h2 id="gifts-heading" className="text-heading">
          {resultPage.gifts}
        </h2>
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
      </section>
      <section aria-labelledby="models-heading" className="result-section">
        <h2 id="models-heading" className="text-heading">
          {resultPage.models}
        </h2>
        <ul className="result-list">
          {businessModels.map((model) => (
            <li key={model}>{model}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="reminders-heading" className="result-section">
        <h2 id="reminders-heading" className="text-heading">
          {resultPage.reminders}
        </h2>
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
      </section>
      <section aria-labelledby="examples-heading" className="result-section">
        <h2 id="examples-heading" className="text-heading">
          {resultPage.examples}
        </h2>
        <ul className="result-examples">
          {examplesOf(realWorldExamples).map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
