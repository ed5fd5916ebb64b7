import { formatPrice } from "@academy/content/format-price";
import { blueprintTiers } from "@academy/content/offers";
import { pricing } from "@academy/content/pages/blueprint/page";
import { Check, Minus } from "lucide-react";
import { fillWords } from "../../../lib/text/fill-words.ts";

const { heading, featureLabel, shortNames, onceLabel, twoPaymentsLabel, twoPayments, yes, no } =
  pricing.compare;

/** The tiers as a table. Each has what the ones before it have, so every feature is said once. */
export function CompareTiers() {
  return (
    <table className="compare">
      <caption className="text-heading">{heading}</caption>
      <thead>
        <tr>
          <th scope="col">{featureLabel}</th>
          {shortNames.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {blueprintTiers.flatMap(({ features }, from) =>
          features.map(({ name }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {blueprintTiers.map(({ key }, index) => (
                <td key={key}>
                  {index >= from ? <Check aria-hidden="true" /> : <Minus aria-hidden="true" />}
                  <span className="sr-only">{index >= from ? yes : no}</span>
                </td>
              ))}
            </tr>
          )),
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{onceLabel}</th>
          {blueprintTiers.map(({ key, priceCents }) => (
            <td key={key}>{formatPrice(priceCents)}</td>
          ))}
        </tr>
        {blueprintTiers.some((tier) => tier.twoPayments) && (
          <tr>
            <th scope="row">{twoPaymentsLabel}</th>
            {blueprintTiers.map(({ key, twoPayments: parts }) => (
              <td key={key}>
                {parts
                  ? fillWords(twoPayments, { count: parts.count, price: formatPrice(parts.priceCents) })
                  : no}
              </td>
            ))}
          </tr>
        )}
      </tfoot>
    </table>
  );
}
