import { MutationCache, QueryCache, QueryClient, queryOptions } from "@tanstack/react-query";
import { type GetOptions, getJson, isUnauthorized } from "./api.ts";

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

type JsonQuery<Result> = Omit<GetOptions<Result>, "signal">;

/** A query for the JSON at a path, known by that path. */
export function jsonQuery<Result>(
  path: string,
  options: JsonQuery<Result> & { on401: "null" },
): ReturnType<typeof optionsFor<Result | null>>;
export function jsonQuery<Result>(
  path: string,
  options?: JsonQuery<Result>,
): ReturnType<typeof optionsFor<Result>>;
export function jsonQuery<Result>(path: string, options: JsonQuery<Result> = {}) {
  return optionsFor<Result>(path, (signal) => getJson<Result>(path, { ...options, signal }));
}

function optionsFor<Result>(path: string, get: (signal: AbortSignal) => Promise<Result>) {
  return queryOptions({ queryKey: [path], queryFn: ({ signal }) => get(signal) });
}
