import { formatPrice } from "@academy/content/format-price";
import { alumniGroup } from "@academy/content/offers";
import { alumniPage } from "@academy/content/pages/alumni-page";
import { claimOf } from "../../lib/claims.ts";

/** What the parts would cost alone, added up. */
export function ValueTable() {
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
