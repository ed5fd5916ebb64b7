import { showUser } from "@academy/contract/calls/sign-in";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { callApi, nullOn401 } from "../../../lib/api/api.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { hasSessionHint, wornGuise } from "../../../lib/worn-guise.ts";

const ask = ({ signal }: { signal: AbortSignal }) => callApi(showUser, { signal }).catch(nullOn401);

/** Whether somebody may be signed in: a guess that costs no question. */
export const looksSignedIn = () => hasSessionHint() && wornGuise() !== "visitor";

/** Where nobody has signed in, the server need not be asked who is there. */
export const userQuery = queryOptions({
  queryKey: [showUser.path],
  queryFn: async (context) => (looksSignedIn() ? ask(context) : null),
});

/** For pages where it matters: the server is asked, whatever it looks like. */
export function useAskedUser() {
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(looksSignedIn);
  const found = useUser();
  useEffect(() => {
    if (isAsked) return;
    // Not the answer that may be under way: it comes from the look of things.
    const answer = client
      .cancelQueries(userQuery)
      .then(() => client.fetchQuery({ ...userQuery, queryFn: ask, staleTime: 0 }));
    void answer.catch(() => {}).then(() => setAsked(true));
  }, [client, isAsked]);
  // Somebody who was here a moment ago and no longer looks it is not let in before the answer.
  return {
    ...found,
    isLoading: found.isLoading || !isAsked,
    isAuthenticated: found.isAuthenticated && isAsked,
  };
}

/** Who is signed in. While that is being found out, and when it can't be, nobody is. */
export function useUser() {
  const { data, isPending, error, refetch } = useQuery(userQuery);
  return {
    user: data ?? null,
    isLoading: isPending,
    isAuthenticated: Boolean(data),
    /** The question got no answer at all, which says nothing about the session. */
    isUnreachable: !data && error !== null && !(error instanceof ApiError),
    askAgain: () => void refetch(),
  };
}
