import { formatPrice } from "@academy/content/format-price";
import { studioOffersPage } from "@academy/content/pages/studio/orders/offers-page";
import { listCoupons } from "@academy/contract/calls/studio/offers";
import type { StudioCoupon } from "@academy/contract/studio/offers";
import { useState } from "react";
import { callApi } from "../../../../lib/api/api.ts";
import { pageOf } from "../../../../lib/api/use-pages.ts";
import { formatCalendarDay, formatDay } from "../../../../lib/text/format-time.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { ConfirmDialog } from "../../kit/confirm-dialog.tsx";
import { Choice } from "../../kit/filter-bar.tsx";
import { useChoice } from "../../kit/filters.ts";
import { List } from "../../kit/list.tsx";
import { Section } from "../../kit/section.tsx";
import { Table, type TableColumn } from "../../kit/table.tsx";
import { useOfferName } from "../../offer-names.ts";
import { endCoupon, useFreshOrders, useOrderPages } from "../calls.ts";
import { NewCodeDialog } from "./new-code-dialog.tsx";

const { codes: words, endCode } = studioOffersPage;
const { table } = words;

/** Codes: what each takes off, how often it was used, and until when. */
export function Codes() {
  const [show, choose] = useChoice("codes", words.shows, "active");
  const [isMaking, setMaking] = useState(false);
  const [ending, setEnding] = useState<StudioCoupon>();
  const refresh = useFreshOrders();
  const list = useOrderPages("codes", { show }, (cursor, signal) =>
    callApi(listCoupons, { query: { show, ...pageOf(cursor, "50") }, signal }),
  );
  return (
    <Section
      id="codes"
      heading={words.heading}
      className="studio-section"
      action={
        <Button size="small" onClick={() => setMaking(true)}>
          {words.make}
        </Button>
      }
    >
      <p className="max-w-text">{words.about}</p>
      <Choice label={words.show} options={words.shows} value={show} onChange={choose} />
      <List list={list} none={words.none[show]} headingLevel={3}>
        {(codes) => (
          <Table label={table.label} columns={columnsFor(setEnding)} rows={codes} keyOf={({ id }) => id} />
        )}
      </List>
      {isMaking && <NewCodeDialog onClose={() => setMaking(false)} />}
      {ending && (
        <ConfirmDialog
          words={{ ...endCode, title: endCode.title(ending.code), done: endCode.done(ending.code) }}
          isDestructive
          act={() => endCoupon(ending.id)}
          onClose={() => setEnding(undefined)}
          onSettled={refresh}
        />
      )}
    </Section>
  );
}

const columnsFor = (onEnd: (coupon: StudioCoupon) => void): readonly TableColumn<StudioCoupon>[] => [
  { label: table.code, className: "table-name table-number", cell: ({ code }) => code },
  {
    label: table.worth,
    cell: ({ percentOff, centsOff }) => (percentOff === null ? formatPrice(centsOff ?? 0) : `${percentOff}%`),
  },
  { label: table.worksFor, cell: ({ offers }) => <WorksFor offers={offers} /> },
  {
    label: table.used,
    cell: ({ uses, maxUses, maxPerPerson }) => (
      <>
        {words.used(uses, maxUses)}
        {maxPerPerson !== null && <span className="table-more">{words.perPerson(maxPerPerson)}</span>}
      </>
    ),
  },
  {
    label: table.until,
    className: "table-day",
    cell: ({ until, endedAt }) => (
      <>
        {until ? formatCalendarDay(until) : <span className="table-nothing">{words.noEnd}</span>}
        {endedAt && <span className="table-more">{words.endedOn(formatDay(endedAt))}</span>}
      </>
    ),
  },
  {
    label: table.actions,
    isAction: true,
    cell: (coupon) =>
      !coupon.endedAt && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => onEnd(coupon)}
          aria-label={`${words.end}: ${coupon.code}`}
        >
          {words.end}
        </Button>
      ),
  },
];

function WorksFor({ offers }: Pick<StudioCoupon, "offers">) {
  const nameOf = useOfferName();
  return offers ? offers.map(nameOf).join(", ") : words.every;
}
