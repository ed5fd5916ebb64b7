import { blueprintTiers } from "@academy/content/offers";
import { pricing } from "@academy/content/pages/blueprint-page";
import { Link } from "react-router";
import { SectionHeading } from "../../../ui/section-heading.tsx";
import { PriceTier } from "./price-tier.tsx";

export function Pricing() {
  const { id, eyebrow, heading, lead, tiersLabel, guarantee, trustWords, disclaimer } = pricing;
  return (
    <section id={id} aria-labelledby="pricing-heading" className="column blueprint-pricing">
      <SectionHeading id="pricing-heading" eyebrow={eyebrow} title={heading} lead={lead} />
      <ul aria-label={tiersLabel} className="blueprint-tiers">
        {blueprintTiers.map((tier) => (
          <PriceTier key={tier.key} tier={tier} />
        ))}
      </ul>
      <ul className="blueprint-trust">
        {trustWords.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
      <div className="blueprint-guarantee">
        <h3 className="text-heading">{guarantee.heading}</h3>
        <ul>
          {guarantee.items.map(({ title, text }) => (
            <li key={title}>
              <h4 className="font-medium">{title}</h4>
              <p className="mt-1 text-ink-soft text-pretty">{text}</p>
            </li>
          ))}
        </ul>
        <p>
          {guarantee.tryFirst}{" "}
          <Link to={guarantee.tryFirstLink.to} className="text-link inline-flex min-h-11 items-center">
            {guarantee.tryFirstLink.label}
          </Link>
        </p>
      </div>
      <p className="mt-10 max-w-text text-ink-soft text-pretty text-small">{disclaimer}</p>
    </section>
  );
}
