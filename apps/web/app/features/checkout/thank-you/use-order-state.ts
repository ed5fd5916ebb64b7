import { showOrderState } from "@academy/contract/calls/orders";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "../../../lib/api/api-error.ts";
import { apiQuery } from "../../../lib/api/query-client.ts";
import { askAgainIn } from "./ask-again-in.ts";

/** A number that is not even one is as unknown as one that no order has. */
const isUnknown = (error: unknown) => error instanceof ApiError && [400, 404].includes(error.status);

/** How an order stands, asked again until there is nothing more to wait for. A hidden tab does not ask. */
export function useOrderState(order: string) {
  const [since] = useState(() => Date.now());
  const { data, error, isFetching, refetch, dataUpdatedAt, errorUpdatedAt } = useQuery({
    ...apiQuery(showOrderState, { params: { id: order } }),
    // The way back from the payment page leads here again.
    staleTime: 0,
    refetchInterval: ({ state }) =>
      isUnknown(state.error) ? false : askAgainIn(state.data?.state, Date.now() - since),
  });
  const waitedMs = Math.max(dataUpdatedAt, errorUpdatedAt) - since;
  return { data, error, isFetching, refetch, waitedMs, isUnknown: isUnknown(error) };
}
