import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { createQueryClient } from "../../../lib/api/query-client.ts";
import { whenIdle } from "../../../lib/when-idle.ts";
import { looksSignedIn, userQuery } from "./use-user.ts";

/** The data of the app, and in it who is signed in. A call refused for want of a session signs the person out here too. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [client] = useState(() => createQueryClient((it) => it.setQueryData(userQuery.queryKey, null)));
  // A visitor has no session to follow: their page loads what does so when there is time.
  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    const follow = async () => {
      const { followSession } = await import("./follow-session.ts");
      if (!isGone) stop = followSession(client);
    };
    const cancel = looksSignedIn() ? void follow() : whenIdle(() => void follow());
    return () => {
      isGone = true;
      cancel?.();
      stop();
    };
  }, [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
