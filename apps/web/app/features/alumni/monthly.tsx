import { alumniPage } from "@academy/content/pages/alumni-page";
import { siteFrame } from "@academy/content/pages/site-frame";
import { fillWords } from "../../lib/text/fill-words.ts";
import { buttonLook } from "../../ui/buttons/button-look.ts";
import { NoBreak } from "../../ui/no-break.tsx";
import { RowFold } from "../../ui/row-fold.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { Mandala } from "../archetypes/public.ts";

const numerals = ["I", "II", "III", "IV"];

/** The four things that happen every month. */
export function Monthly() {
  const { anchor, eyebrow, heading, lead, items, toPricing } = alumniPage.features;
  return (
    <section id={anchor} aria-labelledby="monthly-heading" className="monthly">
      <div className="monthly-drawing">
        <Mandala archetype="teacher" className="turns-with-scroll" />
      </div>
      <div className="relative">
        <SectionHeading id="monthly-heading" eyebrow={eyebrow} title={heading} lead={lead} />
        <p className="mt-6">
          <a href={toPricing.to} className={buttonLook({ variant: "secondary" })}>
            {toPricing.label}
          </a>
        </p>
      </div>
      <ol className="monthly-list">
        {items.map(({ title, text, fact }, index) => (
          <li key={title} className="folding-row">
            <span aria-hidden="true" className="font-display text-gold-deep text-numeral">
              {numerals[index]}
            </span>
            <div>
              <h3 className="text-heading">
                <NoBreak>{title}</NoBreak>
              </h3>
              <RowFold label={fillWords(siteFrame.about, { title })}>
                <p className="mt-3 text-pretty">
                  <NoBreak>{text}</NoBreak>
                </p>
              </RowFold>
              <p className="monthly-fact">{fact}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
