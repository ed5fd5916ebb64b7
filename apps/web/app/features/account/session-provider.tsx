import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { createQueryClient } from "../../lib/query-client.ts";
import { callOffOnLeaving } from "./call-off-on-leaving.ts";
import { followOtherTabs } from "./follow-other-tabs.ts";
import { userQuery } from "./use-user.ts";

/** The data of the app, and in it who is signed in. A call refused for want of a session signs the person out here too. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [client] = useState(() => createQueryClient((it) => it.setQueryData(userQuery.queryKey, null)));
  useEffect(() => followOtherTabs(client), [client]);
  useEffect(() => callOffOnLeaving(client), [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
