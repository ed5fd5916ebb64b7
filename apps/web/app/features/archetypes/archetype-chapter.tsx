import { theTen } from "@academy/content/pages/quiz/quiz-page";
import { siteFrame } from "@academy/content/pages/site-frame";
import { type ArchetypeKey, archetypeKeys, archetypes } from "@academy/quiz/archetypes";
import { fillWords } from "../../lib/text/fill-words.ts";
import { ArrowLink } from "../../ui/buttons/arrow-link.tsx";
import { RowFold } from "../../ui/row-fold.tsx";
import { anchorOf } from "./anchor.ts";
import { hueClass, washClass } from "./archetype-hue.ts";
import { Mandala } from "./mandala.tsx";
import { numeralOf } from "./numeral.ts";

/** One archetype as a plate and its page of text; plates alternate between the outer edges of the spread. On a phone a row that opens. */
export function ArchetypeChapter({ archetype }: { archetype: ArchetypeKey }) {
  const { title, subtitle, essence } = archetypes[archetype];
  const place = archetypeKeys.indexOf(archetype);
  const next = archetypeKeys[place + 1];
  const side = place % 2 === 0 ? "plate-right" : "plate-left";
  return (
    <section
      id={anchorOf(archetype)}
      aria-labelledby={`${anchorOf(archetype)}-title`}
      className={`chapter folding-row ${side} ${washClass[archetype]}`}
    >
      <div className={`plate ${hueClass[archetype]}`}>
        <Mandala archetype={archetype} className="turns-with-scroll" />
      </div>
      <div className="chapter-text">
        <p aria-hidden="true" className={`chapter-numeral ${hueClass[archetype]}`}>
          {numeralOf(archetype)}
        </p>
        <h2 id={`${anchorOf(archetype)}-title`} className="chapter-title">
          {title}
        </h2>
        <p className={`chapter-subtitle ${hueClass[archetype]}`}>{subtitle}</p>
        <RowFold label={fillWords(siteFrame.about, { title })}>
          <p className="chapter-essence">{essence}</p>
        </RowFold>
        <p className="chapter-links">
          {next && <ArrowLink href={`#${anchorOf(next)}`} direction="down" label={archetypes[next].title} />}
          <ArrowLink href="#contents" direction="up" label={theTen.all} />
        </p>
      </div>
    </section>
  );
}
