import { archetypeKeys, archetypes } from "@academy/quiz/archetypes";
import { anchorOf } from "./anchor.ts";
import { hueClass } from "./archetype-hue.ts";
import { Mandala } from "./mandala.tsx";
import { numeralOf } from "./numeral.ts";

/** The ten archetypes as the table of contents of a book; on a phone the rows below it are their own. */
export function ArchetypeContents({ heading }: { heading: string }) {
  return (
    <div id="contents" className="column ten-contents">
      <h2 id="contents-heading" className="text-title">
        {heading}
      </h2>
      <nav aria-labelledby="contents-heading">
        <ol className="contents-list">
          {archetypeKeys.map((key) => (
            <li key={key} className="edge-b-line">
              <a href={`#${anchorOf(key)}`} className="contents-item group">
                <span aria-hidden="true" className={`w-9 shrink-0 font-display ${hueClass[key]}`}>
                  {numeralOf(key)}
                </span>
                <span className="flex min-w-0 flex-1 flex-col">
                  <span className="font-display text-lead group-hover:underline">
                    {archetypes[key].title}
                  </span>
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
    </div>
  );
}
