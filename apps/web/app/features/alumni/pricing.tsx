import { formatPrice } from "@academy/content/format-price";
import { alumniGroup } from "@academy/content/offers";
import { alumniPage } from "@academy/content/pages/alumni-page";
import { claimOf, isShown } from "../../lib/claims.ts";
import { Card } from "../../ui/card.tsx";
import { PhoneFold } from "../../ui/phone-fold.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { CheckoutLink } from "./checkout-link.tsx";
import { SeatsLeft } from "./seats-left.tsx";
import { TrustLine } from "./trust-line.tsx";
import { ValueTable } from "./value-table.tsx";

export function Pricing() {
  const { anchor, eyebrow, heading, lead, guarantee, stay, recorded, includedLabel } = alumniPage.pricing;
  return (
    <section id={anchor} aria-labelledby="membership-heading" className="column py-section">
      <SectionHeading id="membership-heading" eyebrow={eyebrow} title={heading} lead={lead} />
      <div className="membership-terms">
        {isShown("alumni-values") && <ValueTable />}
        <Price />
      </div>
      <div className="membership-rest">
        <div>
          <h3 className="text-heading">{alumniGroup.guaranteeLabel}</h3>
          <p className="mt-3 max-w-text text-pretty">{guarantee}</p>
          <p className="mt-6 max-w-text weight-500">
            {isShown("alumni-stay") && <span {...claimOf("alumni-stay")}>{stay} </span>}
            <span>{recorded}</span>
          </p>
        </div>
        <div>
          <h3 className="unfolded-only text-heading">{includedLabel}</h3>
          <PhoneFold label={includedLabel}>
            <ul className="promises mt-4">
              {alumniGroup.features.map(({ name, more }) => (
                <li key={name}>
                  <span className="weight-500">{name}</span>{" "}
                  <span className="block text-ink-soft text-small">{more}</span>
                </li>
              ))}
            </ul>
          </PhoneFold>
        </div>
      </div>
    </section>
  );
}

function Price() {
  const { priceLabel, checkout } = alumniPage.pricing;
  const { priceCents, billingLabel, perDayLabel, cancelLabel, foundingLabel, joinLabel } = alumniGroup;
  return (
    <Card look="framed" className="membership-price">
      <p>{priceLabel}</p>
      <p className="mt-1">
        <span className="membership-figure">{formatPrice(priceCents)}</span> {billingLabel}
      </p>
      <p className="mt-2 text-ink-soft">
        {perDayLabel}
        <br />
        {cancelLabel}
      </p>
      <p className="mt-6 font-display text-lead">{foundingLabel}</p>
      {isShown("alumni-nineteen-others") && <p {...claimOf("alumni-nineteen-others")}>{joinLabel}</p>}
      <SeatsLeft />
      <CheckoutLink {...checkout} />
      <TrustLine />
    </Card>
  );
}
