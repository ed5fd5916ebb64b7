import type { CallAnswer, JsonQuery } from "@academy/contract/call";
import { type AddressArguments, pathOf } from "@academy/contract/path-of";
import { MutationCache, QueryCache, QueryClient, queryOptions } from "@tanstack/react-query";
import { callApi, nullOn401 } from "./api.ts";
import { isUnauthorized } from "./api-error.ts";

/**
 * Data is fetched once and kept: no retries, no refetching by the clock or by focus. `onUnauthorized` hears of every
 * call that failed because the session is over.
 */
export function createQueryClient(onUnauthorized?: (client: QueryClient) => void) {
  const onError = (error: unknown) => {
    if (isUnauthorized(error)) onUnauthorized?.(client);
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        // Without a connection a call fails at once and says so; by default it would wait in silence.
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
  return client;
}

/** A query that makes a call, known by the call's address. */
export function apiQuery<Definition extends JsonQuery>(
  call: Definition,
  ...address: AddressArguments<Definition>
) {
  return queryOptions({
    queryKey: [pathOf(call, ...address)],
    queryFn: ({ signal }) =>
      callApi<JsonQuery>(call, { ...address[0], signal }) as Promise<CallAnswer<Definition>>,
  });
}

/** The same for a question that a signed-out person may ask: the answer is then empty. */
export function apiQueryOrNull<Definition extends JsonQuery>(
  call: Definition,
  ...address: AddressArguments<Definition>
) {
  const { queryKey } = apiQuery(call, ...address);
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) =>
      (callApi<JsonQuery>(call, { ...address[0], signal }) as Promise<CallAnswer<Definition>>).catch(
        nullOn401,
      ),
  });
}
