import * as calls from "@academy/contract/calls/orders";
import type { OrderView } from "@academy/contract/orders";
import { useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../lib/api/api.ts";
import { apiQuery } from "../../lib/api/query-client.ts";
import { replaceOnPages, usePages } from "../../lib/api/use-pages.ts";

const pagesKey = ["my-orders", "pages"];

/** The newest of them, as many as anybody is likely to have. */
export const ordersQuery = apiQuery(calls.listMyOrders, { query: { limit: "100" } });

/** The newest first, as far as they were asked for. */
export const useOrders = () =>
  usePages(pagesKey, (cursor, signal) =>
    callApi(calls.listMyOrders, { query: { limit: "10", ...(cursor === null ? {} : { cursor }) }, signal }),
  );

export const cancelMembership = (id: string) => callApi(calls.cancelMembership, { params: { id } });
export const resumeMembership = (id: string) => callApi(calls.resumeMembership, { params: { id } });
export const askForCardPage = (id: string) => callApi(calls.changeCard, { params: { id } });

/** After a change: takes what the server answered. */
export function useOrderChange() {
  const client = useQueryClient();
  return (order: OrderView) => {
    replaceOnPages(client, pagesKey, order);
    void client.invalidateQueries({ queryKey: ordersQuery.queryKey });
  };
}
