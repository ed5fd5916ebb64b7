import { formatPrice } from "@academy/content/format-price";
import { blueprintTiers } from "@academy/content/offers";
import { homePage } from "@academy/content/pages/home-page";
import { fillWords } from "../../lib/text/fill-words.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";

type Way = { title: string; priceCents: number; isFrom?: boolean; terms: string; text: string };

const [{ twoPayments, billingLabel }] = blueprintTiers;

/** A price list, as it hangs beside a door. */
export function Pricing() {
  const { anchor, eyebrow, heading, lead, items } = homePage.pricing;
  return (
    <section id={anchor} aria-labelledby="pricing-heading" className="column py-section">
      <SectionHeading id="pricing-heading" eyebrow={eyebrow} title={heading} lead={lead} />
      <ul className="mt-10 edge-t-ink">
        {items.map(({ link, ...way }) => (
          <li key={way.title} className="price-row">
            <h3 className="text-heading">{way.title}</h3>
            <PriceOf {...way} />
            <p className="price-text">{way.text}</p>
            <p className="price-link">
              <LinkButton to={link.to} variant="quiet">
                {link.label}
              </LinkButton>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PriceOf({ priceCents, isFrom, terms }: Way) {
  const { freeLabel, fromLabel } = homePage.pricing;
  return (
    <p className="price">
      {isFrom && <span>{fromLabel} </span>}
      <span className="price-figure">{priceCents === 0 ? freeLabel : formatPrice(priceCents)}</span>
      <span className="block text-ink-soft text-small">
        {fillWords(terms, { twoPayments: twoPayments?.label ?? billingLabel })}
      </span>
    </p>
  );
}
