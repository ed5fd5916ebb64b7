import { formatPrice } from "@academy/content/format-price";
import { studioOffersPage } from "@academy/content/pages/studio/orders/offers-page";
import { listCoupons } from "@academy/contract/calls/studio/offers";
import type { StudioCoupon } from "@academy/contract/studio/offers";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { callApi } from "../../../../lib/api/api.ts";
import { formatCalendarDay, formatDay } from "../../../../lib/text/format-time.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { Field } from "../../../../ui/form/field.tsx";
import { Select } from "../../../../ui/form/select.tsx";
import { ListEnd } from "../../list-end.tsx";
import { useOfferName } from "../../offer-names.ts";
import { pageOf, useStudioPages } from "../calls.ts";
import { EndCodeDialog } from "./end-code-dialog.tsx";
import { NewCodeDialog } from "./new-code-dialog.tsx";

const words = studioOffersPage.codes;
type Show = keyof typeof words.shows;

/** Codes: what each takes off, how often it was used, and until when. */
export function Codes() {
  const [address, setAddress] = useSearchParams();
  const show: Show = address.get("codes") === "ended" ? "ended" : "active";
  const [isMaking, setMaking] = useState(false);
  const [ending, setEnding] = useState<StudioCoupon | null>(null);
  const list = useStudioPages("codes", { show }, (cursor, signal) =>
    callApi(listCoupons, { query: { show, ...pageOf(cursor, "50") }, signal }),
  );
  const none = words.none[show];
  return (
    <section aria-labelledby="codes" className="sale-section">
      <div className="sale-section-head">
        <h2 id="codes" className="text-heading">
          {words.heading}
        </h2>
        <Button size="small" onClick={() => setMaking(true)}>
          {words.make}
        </Button>
      </div>
      <p className="max-w-text">{words.about}</p>
      <div className="sale-narrow">
        <Field label={words.show}>
          <Select
            value={show}
            onChange={({ target }) =>
              setAddress({ codes: target.value }, { replace: true, preventScrollReset: true })
            }
          >
            {Object.entries(words.shows).map(([key, label]) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {list.items && list.items.length > 0 && <CodeTable codes={list.items} onEnd={setEnding} />}
      {list.items?.length === 0 && (
        <EmptyState heading={none.heading} headingLevel={3}>
          <p>{none.text}</p>
        </EmptyState>
      )}
      <ListEnd list={list} />
      <NewCodeDialog isOpen={isMaking} onClose={() => setMaking(false)} />
      <EndCodeDialog coupon={ending} onClose={() => setEnding(null)} />
    </section>
  );
}

type CodeTableProps = { codes: StudioCoupon[]; onEnd: (coupon: StudioCoupon) => void };

function CodeTable({ codes, onEnd }: CodeTableProps) {
  const { table } = words;
  return (
    <table className="sale-table" aria-label={table.label}>
      <thead>
        <tr>
          <th scope="col">{table.code}</th>
          <th scope="col">{table.worth}</th>
          <th scope="col">{table.worksFor}</th>
          <th scope="col">{table.used}</th>
          <th scope="col">{table.until}</th>
          <th scope="col">{table.actions}</th>
        </tr>
      </thead>
      <tbody>
        {codes.map((coupon) => (
          <Row key={coupon.id} coupon={coupon} onEnd={() => onEnd(coupon)} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ coupon, onEnd }: { coupon: StudioCoupon; onEnd: () => void }) {
  const nameOf = useOfferName();
  const { table } = words;
  const { code, percentOff, centsOff, offers: worksFor, uses, maxUses, maxPerPerson, until } = coupon;
  return (
    <tr>
      <th scope="row" className="sale-name sale-code">
        {code}
      </th>
      <td data-label={table.worth}>{percentOff === null ? formatPrice(centsOff ?? 0) : `${percentOff}%`}</td>
      <td data-label={table.worksFor}>{worksFor ? worksFor.map(nameOf).join(", ") : words.every}</td>
      <td data-label={table.used}>
        {words.used(uses, maxUses)}
        {maxPerPerson !== null && <span className="sale-plan">{words.perPerson(maxPerPerson)}</span>}
      </td>
      <td data-label={table.until} className="sale-day">
        {until ? formatCalendarDay(until) : <span className="sale-nothing">{words.noEnd}</span>}
        {coupon.endedAt && <span className="sale-plan">{words.endedOn(formatDay(coupon.endedAt))}</span>}
      </td>
      <td className="sale-actions">
        {!coupon.endedAt && (
          <Button variant="quiet" size="small" onClick={onEnd} aria-label={`${words.end}: ${code}`}>
            {words.end}
          </Button>
        )}
      </td>
    </tr>
  );
}
