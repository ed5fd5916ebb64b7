import { alumniPage } from "@academy/content/pages/alumni-page";
import { siteFrame } from "@academy/content/pages/site-frame";
import { fillWords } from "../../lib/text/fill-words.ts";
import { RowFold } from "../../ui/row-fold.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { Mandala } from "../archetypes/public.ts";

export function Perks() {
  const { eyebrow, heading, items } = alumniPage.bonusPerks;
  return (
    <section aria-labelledby="perks-heading" className="on-ink perks">
      <div className="perks-drawing">
        <Mandala archetype="performer" className="turns-with-scroll" />
      </div>
      <div className="relative">
        <SectionHeading id="perks-heading" eyebrow={eyebrow} title={heading} />
      </div>
      <ul className="perks-list">
        {items.map(({ title, text }) => (
          <li key={title} className="folding-row">
            <h3 className="text-heading">{title}</h3>
            <RowFold label={fillWords(siteFrame.about, { title })}>
              <p className="text-pretty">{text}</p>
            </RowFold>
          </li>
        ))}
      </ul>
    </section>
  );
}
