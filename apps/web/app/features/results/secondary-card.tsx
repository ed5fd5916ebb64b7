import { resultPage } from "@academy/content/pages/quiz/quiz-page";
import { type ArchetypeKey, archetypes } from "@academy/quiz/archetypes";
import { inSupport } from "@academy/quiz/in-support";
import { profiles } from "@academy/quiz/texts/profiles";
import { profileIn, type QuizTexts, supportIn } from "@academy/quiz/texts/texts";
import { fillWords } from "../../lib/text/fill-words.ts";
import { Tooltip } from "../../ui/floating/tooltip.tsx";
import { hueClass, Mandala } from "../archetypes/public.ts";

type SecondaryCardProps = { archetype: ArchetypeKey; strength: number; texts: QuizTexts };

export function SecondaryCard({ archetype, strength, texts }: SecondaryCardProps) {
  const { title, subtitle } = archetypes[archetype];
  const { gifts, businessModels } = profileIn(texts, archetype, profiles[archetype]);
  return (
    <section aria-labelledby="secondary-title" className="column result-second">
      <div className="result-second-card">
        <div className={`result-second-plate ${hueClass[archetype]}`}>
          <Mandala archetype={archetype} />
        </div>
        <div className="relative">
          <p className="text-ink-soft text-small">{resultPage.secondary}</p>
          <h2 id="secondary-title" className="mt-1 text-title">
            {title}
          </h2>
          <p className={`mt-2 weight-500 ${hueClass[archetype]}`}>{subtitle}</p>
          {/* Below: badge and words are one sentence, and the name above it stays in sight. */}
          <Tooltip content={resultPage.strengthTooltip} side="bottom" opensOnTap>
            <button type="button" className={`strength ${hueClass[archetype]}`}>
              {fillWords(resultPage.strength, { percent: strength })}
            </button>
          </Tooltip>
          <p className="result-second-words">{supportIn(texts, archetype, inSupport[archetype])}</p>
          <div className="result-second-lists">
            <FirstThree heading={resultPage.gifts} items={gifts} />
            <FirstThree heading={resultPage.models} items={businessModels} />
          </div>
        </div>
      </div>
    </section>
  );
}

function FirstThree({ heading, items }: { heading: string; items: readonly string[] }) {
  return (
    <div>
      <h3 className="font-display text-lead">{heading}</h3>
      <ul className="result-list">
        {items.slice(0, 3).map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
