import type { QueryClient } from "@tanstack/react-query";
import { askAgain } from "./ask-again.ts";
import { userQuery } from "./use-user.ts";

type Channel = Pick<BroadcastChannel, "postMessage" | "close"> & { onmessage: BroadcastChannel["onmessage"] };

/**
 * Each tab tells the others whom it found signed in; a tab that thought otherwise asks the server again. Only news is
 * told, so that two tabs never keep each other asking.
 */
export function followOtherTabs(
  client: QueryClient,
  open: () => Channel | null = () =>
    typeof BroadcastChannel === "function" ? new BroadcastChannel("session") : null,
) {
  const channel = open();
  if (!channel) return () => {};
  const known = () => {
    const user = client.getQueryData(userQuery.queryKey);
    return user === undefined ? undefined : (user?.email ?? "");
  };
  let told: string | undefined;
  const tell = () => {
    const now = known();
    if (now === told) return;
    told = now;
    channel.postMessage(now);
  };
  // It may be known by now.
  tell();
  const unsubscribe = client.getQueryCache().subscribe(tell);
  channel.onmessage = ({ data }) => {
    if (known() !== undefined && data !== known()) void askAgain(client);
  };
  return () => {
    unsubscribe();
    channel.close();
  };
}
