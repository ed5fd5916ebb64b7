import { homePage } from "@academy/content/pages/home-page";
import { siteFrame } from "@academy/content/pages/site-frame";
import { claimOf, isShown } from "../../lib/claims.ts";
import { fillWords } from "../../lib/text/fill-words.ts";
import { RowFold } from "../../ui/row-fold.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { Mandala } from "../archetypes/public.ts";

/** What a learner finds: six entries on a dark page. */
export function Inside() {
  const { eyebrow, heading, items } = homePage.features;
  return (
    <section aria-labelledby="inside-heading" className="on-ink inside">
      <div className="inside-drawing">
        <Mandala archetype="medicineKeeper" className="turns-with-scroll" />
      </div>
      <div className="inside-heading">
        <SectionHeading id="inside-heading" eyebrow={eyebrow} title={heading} />
      </div>
      <ul className="inside-list">
        {items.map(({ title, text, ...more }) => (
          <li key={title} className="folding-row">
            <h3 className="text-heading">{title}</h3>
            <RowFold label={fillWords(siteFrame.about, { title })}>
              <p className="mt-2 text-pretty">{text}</p>
            </RowFold>
            {"claimed" in more && isShown(more.claimed.claim) && (
              <p className="inside-claim" {...claimOf(more.claimed.claim)}>
                {more.claimed.text}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
