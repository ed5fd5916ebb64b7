import { archetypeKeys, archetypes } from "@academy/quiz/archetypes";
import { anchorOf } from "./anchor.ts";
import { hueClass } from "./archetype-hue.ts";
import { Mandala } from "./mandala.tsx";
import { numeralOf } from "./numeral.ts";

/** The ten archetypes as the table of contents of a book. */
export function ArchetypeContents({ heading }: { heading: string }) {
  return (
    <nav id="contents" aria-labelledby="contents-heading" className="column py-section">
      <h2 id="contents-heading" className="text-title">
        {heading}
      </h2>
      <ol className="mt-8 grid border-line border-t md:mt-12 md:grid-flow-col md:grid-cols-2 md:grid-rows-5 md:gap-x-16">
        {archetypeKeys.map((key) => (
          <li key={key} className="border-line border-b">
            <a href={`#${anchorOf(key)}`} className="contents-item group">
              <span aria-hidden="true" className={`w-9 shrink-0 font-display ${hueClass[key]}`}>
                {numeralOf(key)}
              </span>
              <span className="flex min-w-0 flex-1 flex-col">
                <span className="font-display text-lead group-hover:underline">{archetypes[key].title}</span>
                <span className="text-ink-soft text-small">{archetypes[key].subtitle}</span>
              </span>
              <span className={`contents-drawing ${hueClass[key]}`}>
                <Mandala archetype={key} />
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
