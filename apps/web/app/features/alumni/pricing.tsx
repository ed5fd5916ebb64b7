import { formatPrice } from "@academy/content/format-price";
import { alumniGroup } from "@academy/content/offers";
import { alumniPage } from "@academy/content/pages/alumni-page";
import { seatWords } from "@academy/content/pages/buying/seats";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { claimOf, isShown } from "../../lib/claims.ts";
import { useLoadedWhenNear } from "../../lib/near-viewport.ts";
import { countWords } from "../../lib/text/count-words.ts";
import { fillWords } from "../../lib/text/fill-words.ts";
import { Card } from "../../ui/card.tsx";
import { PhoneFold } from "../../ui/phone-fold.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { OpensSoon, offersQuery } from "../checkout/public.ts";
import { CheckoutLink } from "./checkout-link.tsx";
import { TrustLine } from "./trust-line.tsx";

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
      <OpensSoon offer={alumniGroup.key} />
      <CheckoutLink {...checkout} />
      <TrustLine />
    </Card>
  );
}

const seats = alumniGroup.foundingMembers;

/** The true number, asked for when its place is near; the line is there from the start, so that nothing moves. */
function SeatsLeft() {
  const client = useQueryClient();
  const load = useCallback(() => client.fetchQuery(offersQuery), [client]);
  const { part, ref } = useLoadedWhenNear(load);
  const left = part?.offers.find(({ key }) => key === alumniGroup.key)?.seatsLeft ?? null;
  return (
    <p ref={ref} className="seats-left">
      {left === null
        ? ""
        : left === 0
          ? fillWords(seatWords.none, { seats })
          : countWords(left, seatWords.left, { seats })}
    </p>
  );
}

/** What the parts would cost alone, added up. */
function ValueTable() {
  const { caption, partLabel, valueLabel, totalLabel } = alumniPage.pricing.valueTable;
  const total = alumniGroup.statedValues.reduce((sum, { valueCents }) => sum + valueCents, 0);
  return (
    <table className="value-table w-full self-start border-collapse" {...claimOf("alumni-values")}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{partLabel}</th>
          <th scope="col">{valueLabel}</th>
        </tr>
      </thead>
      <tbody>
        {alumniGroup.statedValues.map(({ name, valueCents }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{formatPrice(valueCents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{totalLabel}</th>
          <td>{formatPrice(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
