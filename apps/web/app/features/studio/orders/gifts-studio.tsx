import { studioGiftsPage } from "@academy/content/pages/studio/orders/gifts-page";
import { listGifts } from "@academy/contract/calls/studio/orders";
import type { StudioGift } from "@academy/contract/studio/orders";
import { Link } from "react-router";
import { callApi } from "../../../lib/api/api.ts";
import { pageOf } from "../../../lib/api/use-pages.ts";
import { formatCalendarDay, formatTime } from "../../../lib/text/format-time.ts";
import { ListPage } from "../kit/list.tsx";
import { Table, type TableColumn } from "../kit/table.tsx";
import { deliverGift, useOrderPages } from "./calls.ts";
import { OrderAction, OrdersTabs, stateWords } from "./order-parts.tsx";

const words = studioGiftsPage;
const { table } = words;

/** What people bought for others, and whether it got there. */
export function GiftsStudio() {
  const list = useOrderPages("gifts", {}, (cursor, signal) =>
    callApi(listGifts, { query: pageOf(cursor, "50"), signal }),
  );
  return (
    <ListPage title={words.title} tabs={<OrdersTabs />} list={list} none={words.none}>
      {(gifts) => <Table label={table.label} columns={columns} rows={gifts} keyOf={({ id }) => id} />}
    </ListPage>
  );
}

const columns: readonly TableColumn<StudioGift>[] = [
  {
    label: table.to,
    className: "table-name",
    cell: ({ toName, toEmail }) => (
      <>
        <bdi>{toName}</bdi>
        <span className="table-more">{toEmail}</span>
      </>
    ),
  },
  {
    label: table.from,
    cell: ({ id, fromName }) => (
      <span>
        <Link to={`/studio/orders/${id}`} className="text-link">
          <bdi>{fromName}</bdi>
        </Link>
      </span>
    ),
  },
  {
    label: table.offer,
    cell: ({ offerName, state }) => (
      <>
        {offerName}
        {(state === "ended" || state === "refused") && (
          <span className="table-more">{stateWords({ state, end: null, endsAt: null })}</span>
        )}
      </>
    ),
  },
  {
    label: table.day,
    className: "table-day",
    cell: ({ deliverOn }) => (deliverOn ? formatCalendarDay(deliverOn) : words.atOnce),
  },
  {
    label: table.delivered,
    cell: ({ deliveredAt }) =>
      deliveredAt ? (
        <time dateTime={deliveredAt}>{formatTime(deliveredAt)}</time>
      ) : (
        <span className="table-nothing">{words.notYet}</span>
      ),
  },
  {
    label: table.actions,
    isAction: true,
    cell: ({ id, can, toName }) =>
      can && <OrderAction {...words.can[can]} about={toName} act={() => deliverGift(id)} />,
  },
];
