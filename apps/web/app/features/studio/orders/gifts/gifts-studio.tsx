import { studioGiftsPage } from "@academy/content/pages/studio/orders/gifts-page";
import { listGifts } from "@academy/contract/calls/studio/orders";
import type { StudioGift } from "@academy/contract/studio/orders";
import { Link } from "react-router";
import { callApi } from "../../../../lib/api/api.ts";
import { formatCalendarDay, formatTime } from "../../../../lib/text/format-time.ts";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { PageHeading } from "../../../../ui/page-heading.tsx";
import { ListEnd } from "../../list-end.tsx";
import { deliverGift, pageOf, useStudioPages } from "../calls.ts";
import { OneAction } from "../one-action.tsx";
import { OrdersTabs } from "../orders-tabs.tsx";
import { stateWords } from "../state-words.ts";

const words = studioGiftsPage;

/** What people bought for others, and whether it got there. */
export function GiftsStudio() {
  const list = useStudioPages("gifts", {}, (cursor, signal) =>
    callApi(listGifts, { query: pageOf(cursor, "50"), signal }),
  );
  return (
    <div className="studio-page column">
      <PageHeading title={words.title} />
      <OrdersTabs />
      {list.items && list.items.length > 0 && (
        <table className="sale-table" aria-label={words.table.label}>
          <thead>
            <tr>
              <th scope="col">{words.table.to}</th>
              <th scope="col">{words.table.from}</th>
              <th scope="col">{words.table.offer}</th>
              <th scope="col">{words.table.day}</th>
              <th scope="col">{words.table.delivered}</th>
              <th scope="col">{words.table.actions}</th>
            </tr>
          </thead>
          <tbody>
            {list.items.map((gift) => (
              <Row key={gift.id} gift={gift} />
            ))}
          </tbody>
        </table>
      )}
      {list.items?.length === 0 && (
        <EmptyState heading={words.none.heading}>
          <p>{words.none.text}</p>
        </EmptyState>
      )}
      <ListEnd list={list} />
    </div>
  );
}

function Row({ gift }: { gift: StudioGift }) {
  const { id, can, deliverOn, deliveredAt, state } = gift;
  const isOver = state === "ended" || state === "refused";
  return (
    <tr>
      <th scope="row" className="sale-name">
        <bdi>{gift.toName}</bdi>
        <span>{gift.toEmail}</span>
      </th>
      <td data-label={words.table.from}>
        <span>
          <Link to={`/studio/orders/${id}`} className="text-link">
            <bdi>{gift.fromName}</bdi>
          </Link>
        </span>
      </td>
      <td data-label={words.table.offer}>
        {gift.offerName}
        {isOver && <span className="sale-plan">{stateWords({ state, end: null, endsAt: null })}</span>}
      </td>
      <td data-label={words.table.day} className="sale-day">
        {deliverOn ? formatCalendarDay(deliverOn) : words.atOnce}
      </td>
      <td data-label={words.table.delivered}>
        {deliveredAt ? (
          <time dateTime={deliveredAt}>{formatTime(deliveredAt)}</time>
        ) : (
          <span className="sale-nothing">{words.notYet}</span>
        )}
      </td>
      <td className="sale-actions">
        {can && (
          <OneAction
            label={words.can[can].label}
            about={gift.toName}
            done={words.can[can].done}
            act={() => deliverGift(id)}
          />
        )}
      </td>
    </tr>
  );
}
