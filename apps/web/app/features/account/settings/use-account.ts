import type { AccountView } from "@academy/contract/account";
import { showAccount } from "@academy/contract/calls/account";
import { useQueryClient } from "@tanstack/react-query";
import { apiQuery } from "../../../lib/api/query-client.ts";
import { userQuery } from "../session/use-user.ts";

export const accountQuery = apiQuery(showAccount);

/** After a change: takes what the server answered, or asks it again. The name in the bar follows. */
export function useAccountChange() {
  const client = useQueryClient();
  return {
    take: (account: AccountView) => {
      client.setQueryData(accountQuery.queryKey, account);
      client.setQueryData(userQuery.queryKey, account.user);
    },
    refresh: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: accountQuery.queryKey }),
        client.invalidateQueries({ queryKey: userQuery.queryKey }),
      ]),
  };
}
