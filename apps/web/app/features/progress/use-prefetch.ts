import { type FetchQueryOptions, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { looksSignedIn, useUser } from "../account/public.ts";
import { useSendPending } from "./outbox/use-outbox.ts";

/**
 * Asks for what a member page shows while it is still being found out who is here, so that both take one round trip.
 * Stands outside the gate; what stands inside it reads the same queries. Nothing is asked where nobody is signed in.
 * What an earlier page could not send is sent on the way.
 */
export function usePrefetch(...queries: { queryKey: readonly unknown[] }[]) {
  const client = useQueryClient();
  const { isAuthenticated, isLoading } = useUser();
  useSendPending();
  const maySomebodyBeHere = isAuthenticated || isLoading;
  const keys = JSON.stringify(queries.map(({ queryKey }) => queryKey));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys stand for the queries, which are made anew each time.
  useEffect(() => {
    const mayAsk = maySomebodyBeHere && looksSignedIn();
    for (const query of queries) {
      if (mayAsk) void client.prefetchQuery(query as FetchQueryOptions);
      // Nobody is here after all, or no longer: what is not answered yet would be refused.
      else void client.cancelQueries({ queryKey: query.queryKey });
    }
  }, [client, maySomebodyBeHere, keys]);
}
