import { alumniGroup } from "@academy/content/offers";
import { alumniPage } from "@academy/content/pages/alumni-page";
import { buttonLook } from "../../ui/buttons/button-look.ts";
import { LongTable } from "./long-table.tsx";

export function Hero() {
  const { eyebrow, heading, opening, lead, toPricing, toFeatures, pictureAlt } = alumniPage.hero;
  return (
    <section aria-labelledby="alumni-heading" className="alumni-hero">
      <p className="section-eyebrow">{eyebrow}</p>
      <h1 id="alumni-heading" className="max-w-[12ch] text-display">
        {heading}
      </h1>
      <LongTable alt={pictureAlt} />
      <div className="alumni-hero-words">
        <p className="font-display text-heading text-pretty">{opening}</p>
        <div>
          <p className="text-lead text-pretty">{lead}</p>
          <div className="equal-buttons mt-6 flex flex-wrap gap-3">
            <a href={toPricing.to} className={buttonLook({ size: "large" })}>
              {toPricing.label}
            </a>
            <a href={toFeatures.to} className={buttonLook({ variant: "secondary", size: "large" })}>
              {toFeatures.label}
            </a>
          </div>
          <p className="mt-4 text-ink-soft text-small">{alumniGroup.foundingLabel}</p>
        </div>
      </div>
    </section>
  );
}
