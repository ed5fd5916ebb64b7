import type { UserView } from "@academy/contract/account";
import { useQuery } from "@tanstack/react-query";
import { ApiError } from "../../lib/api.ts";
import { jsonQuery } from "../../lib/query-client.ts";

export const userQuery = jsonQuery<UserView>("/api/auth/user", { on401: "null" });

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
