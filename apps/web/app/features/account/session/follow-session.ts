import type { QueryClient } from "@tanstack/react-query";
import { askAgain } from "./ask-again.ts";
import { callOffOnLeaving } from "./call-off-on-leaving.ts";
import { followOtherTabs } from "./follow-other-tabs.ts";
import { looksSignedIn, userQuery } from "./use-user.ts";

/** Hears of what becomes of the session, here and in other tabs, from now on; what happened before is made up for. */
export function followSession(client: QueryClient): () => void {
  const stops = [followOtherTabs(client), callOffOnLeaving(client)];
  const user = client.getQueryData(userQuery.queryKey);
  if (user !== undefined && Boolean(user) !== looksSignedIn()) void askAgain(client);
  return () => {
    for (const stop of stops) stop();
  };
}
