import { formatPrice } from "@academy/content/format-price";
import { blueprintTiers, subscribePackage } from "@academy/content/offers";
import { pricing } from "@academy/content/pages/blueprint/page";
import { Link } from "react-router";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { still } from "../../../ui/motion/still.tsx";
import { SectionHeading } from "../../../ui/section-heading.tsx";
import { PriceTier } from "./price-tier.tsx";

export function Pricing() {
  const { id, eyebrow, heading, lead, tiersLabel, trustWords, disclaimer } = pricing;
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
      <Compare id="compare" className="blueprint-compare" />
      <Plainly />
      <Guarantee />
      <p className="mt-4 max-w-text text-ink-soft text-pretty text-small">{disclaimer}</p>
    </section>
  );
}

/** When the months begin, and what happens to the money, where one decides. */
function Plainly() {
  return (
    <dl className="blueprint-plainly">
      {pricing.plainly.map((item) => (
        <div key={item.title}>
          <dt className="weight-500">{item.title}</dt>
          <dd className="mt-1 text-pretty">
            {fillWords(item.text, { price: formatPrice(subscribePackage.priceCents) })}
            {"link" in item && (
              <>
                {" "}
                <Link to={item.link.to} className="text-link">
                  {item.link.label}
                </Link>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Guarantee() {
  const { heading, items, tryFirst, tryFirstLinks } = pricing.guarantee;
  return (
    <div className="blueprint-guarantee">
      <h3 className="sr-only">{heading}</h3>
      <ul>
        {items.map(({ title, text }) => (
          <li key={title} className="text-pretty">
            <strong>{title}.</strong> <span className="text-ink-soft">{text}</span>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-center gap-x-5">
        {tryFirst}
        {tryFirstLinks.map(({ label, to }) => (
          <a key={to} href={to} className="text-link inline-flex min-h-11 items-center">
            {label}
          </a>
        ))}
      </p>
    </div>
  );
}

const load = () => import("./compare-tiers.tsx").then((module) => module.CompareTiers);

/** Only ever read. */
const Compare = still(import.meta.env.SSR ? await load() : undefined, load);
