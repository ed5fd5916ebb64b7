import { formatPrice } from "@academy/content/format-price";
import { studioOrdersPage } from "@academy/content/pages/studio/orders/orders-page";
import type { CallQuery } from "@academy/contract/call";
import * as calls from "@academy/contract/calls/studio/orders";
import type { OrderRow } from "@academy/contract/studio/orders";
import { useQuery } from "@tanstack/react-query";
import { callApi } from "../../../lib/api/api.ts";
import { apiQuery } from "../../../lib/api/query-client.ts";
import { pageOf } from "../../../lib/api/use-pages.ts";
import { Badge } from "../../../ui/badge.tsx";
import type { Options } from "../../../ui/form/select.tsx";
import type { StudioColumn } from "../kit/columns.ts";
import { ExportLink } from "../kit/export-link.tsx";
import { FilterBar } from "../kit/filter-bar.tsx";
import { useFilters } from "../kit/filters.ts";
import { ListPage } from "../kit/list.tsx";
import { StudioTable } from "../kit/studio-table.tsx";
import { Day, PersonCell } from "../kit/table.tsx";
import { useOffers } from "../offer-names.ts";
import { OwnerOnly } from "../owner-only.tsx";
import { useOrderPages } from "./calls.ts";
import { OrdersTabs, StateBadge } from "./order-parts.tsx";

const words = studioOrdersPage;
const { filters: said, table } = words;
const filterNames = [
  "search",
  "state",
  "offer",
  "gift",
  "refunded",
  "failed",
  "from",
  "to",
  "columns",
] as const;
const yesOrNo: Options = [
  ["yes", said.yes],
  ["no", said.no],
];

/** Everything that was bought: found, looked into and taken along. */
export function OrdersStudio() {
  const { filters, query: asked, isNarrowed, change } = useFilters(filterNames);
  // What stands in the address is anybody's: the server refuses what is no filter of ours, and the page says so.
  const query = asked as CallQuery<typeof calls.countOrders>;
  const list = useOrderPages("orders", query, (cursor, signal) =>
    callApi(calls.listOrders, { query: { ...query, ...pageOf(cursor, "50") }, signal }),
  );
  const { data: counted } = useQuery(apiQuery(calls.countOrders, { query }));
  const offerOptions = useOffers().map(({ key, name }) => [key, name] as const);
  const { any } = said;
  return (
    <ListPage
      title={words.title}
      tabs={<OrdersTabs />}
      list={list}
      none={isNarrowed ? words.noneFound : words.none}
      count={counted ? words.count(counted.count, counted.isMore) : ""}
      filters={
        <FilterBar
          words={said}
          filters={filters}
          onChange={change}
          shown={[
            { name: "state", label: said.state, any: said.anyState, options: Object.entries(words.states) },
            { name: "offer", label: said.offer, any: said.anyOffer, options: offerOptions },
          ]}
          folded={[
            { name: "gift", label: said.gift, any, options: yesOrNo },
            { name: "refunded", label: said.refunded, any, options: yesOrNo },
            { name: "failed", label: said.failed, any, options: [["yes", said.failedOnly]] },
            { name: "from", label: said.from },
            { name: "to", label: said.to },
          ]}
        />
      }
      tools={
        <OwnerOnly>
          <ExportLink call={calls.exportOrders} query={query}>
            {words.export}
          </ExportLink>
        </OwnerOnly>
      }
    >
      {(orders) => (
        <StudioTable label={table.label} className="order-table" columns={columns} rows={orders} />
      )}
    </ListPage>
  );
}

const columns: readonly StudioColumn<OrderRow>[] = [
  {
    id: "buyer",
    label: table.buyer,
    className: "table-name",
    cell: ({ id, name, email }) => <PersonCell to={`/studio/orders/${id}`} name={name} email={email} />,
  },
  { id: "offer", label: table.offer, className: "order-offer", cell: ({ offerName }) => offerName },
  {
    id: "price",
    label: table.price,
    className: "order-price",
    cell: ({ totalCents, plan }) => (
      <>
        {formatPrice(totalCents)}
        <span className="table-more">{words.plans[plan]}</span>
      </>
    ),
  },
  {
    id: "state",
    label: table.state,
    className: "order-state table-badges",
    cell: (order) => (
      <>
        <StateBadge order={order} />
        {order.isGift && <Badge>{table.gift}</Badge>}
        {order.isRefunded && order.end !== "refunded" && <Badge>{table.refunded}</Badge>}
      </>
    ),
  },
  {
    id: "ordered",
    label: table.ordered,
    className: "table-day",
    cell: ({ placedAt }) => <Day at={placedAt} />,
  },
  { id: "number", label: table.number, className: "table-number", cell: ({ number }) => number },
];
