import { studioOrdersPage } from "@academy/content/pages/studio/orders/orders-page";
import type { QueryOf } from "@academy/contract/call";
import * as calls from "@academy/contract/calls/studio/orders";
import { pathOf } from "@academy/contract/path-of";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { callApi } from "../../../../lib/api/api.ts";
import { apiQuery } from "../../../../lib/api/query-client.ts";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { PageHeading } from "../../../../ui/page-heading.tsx";
import { ExportLink } from "../../export-link.tsx";
import { ListEnd } from "../../list-end.tsx";
import { OwnerOnly } from "../../owner-only.tsx";
import { withColumns } from "../../table/columns.ts";
import { pageOf, useStudioPages } from "../calls.ts";
import { OrdersTabs } from "../orders-tabs.tsx";
import { OrderFilters } from "./order-filters.tsx";
import {
  isNarrowed,
  orderFilterQuery,
  readOrderFilters,
  type ShownOrderFilters,
  writeOrderFilters,
} from "./order-filters-in-address.ts";
import { OrderTable } from "./order-table.tsx";

const words = studioOrdersPage;
// What stands in the address is anybody's: the server refuses what is no filter of ours, and the page says so.
type OrdersQuery = QueryOf<typeof calls.countOrders>;

/** Everything that was bought: found, looked into and taken along. */
export function OrdersStudio() {
  const [address, setAddress] = useSearchParams();
  const filters = readOrderFilters(address);
  const query = orderFilterQuery(filters) as OrdersQuery;
  const list = useStudioPages("orders", query, (cursor, signal) =>
    callApi(calls.listOrders, { query: { ...query, ...pageOf(cursor, "50") }, signal }),
  );
  const { data: counted } = useQuery(apiQuery(calls.countOrders, { query }));
  const change = (next: ShownOrderFilters) =>
    setAddress(withColumns(writeOrderFilters(next), address), { replace: true, preventScrollReset: true });
  const none = isNarrowed(filters) ? words.noneFound : words.none;
  return (
    <div className="studio-page column">
      <PageHeading title={words.title} />
      <OrdersTabs />
      <OrderFilters filters={filters} onChange={change} />
      <div className="studio-summary">
        <p role="status">{counted ? words.count(counted.count, counted.isMore) : ""}</p>
        <OwnerOnly>
          <ExportLink href={pathOf<{ path: string }>(calls.exportOrders, { query } as never)}>
            {words.export}
          </ExportLink>
        </OwnerOnly>
      </div>
      {list.items && list.items.length > 0 && <OrderTable orders={list.items} />}
      {list.items?.length === 0 && (
        <EmptyState heading={none.heading}>
          <p>{none.text}</p>
        </EmptyState>
      )}
      <ListEnd list={list} />
    </div>
  );
}
