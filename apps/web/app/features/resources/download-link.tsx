import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import type { MouseEvent, ReactNode } from "react";
import { newId } from "../../lib/new-id.ts";
import { downloadsQuery, learningQuery, resourcesQuery } from "../progress/public.ts";

type DownloadLinkProps = { url: string; className?: string; children: ReactNode };

/** A link to a file of a course. Every click has an id of its own, under which the download is recorded once. */
export function DownloadLink({ url, className, children }: DownloadLinkProps) {
  const client = useQueryClient();
  const start = (event: MouseEvent<HTMLAnchorElement>) => {
    event.currentTarget.href = `${url}?click=${newId()}`;
    void followDownload(client);
  };
  return (
    <a href={url} download className={className} onClick={start}>
      {children}
    </a>
  );
}

/** The file goes to the browser and not to us, so that its arrival is not told: these are the moments to look. */
const lookAfterMs = [400, 1000, 2000, 4000, 8000];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** After a download has begun: lists and figures that count it are asked for again, until one of them knows of it. */
export async function followDownload(client: QueryClient, waits: readonly number[] = lookAfterMs) {
  const newest = () => client.getQueryData(downloadsQuery.queryKey)?.[0]?.id;
  const marked = () =>
    client.getQueryData(resourcesQuery.queryKey)?.filter(({ isDownloaded }) => isDownloaded);
  const known = () => `${newest()} ${marked()?.length}`;
  const before = known();
  for (const ms of waits) {
    await pause(ms);
    await Promise.all(
      [downloadsQuery, resourcesQuery].map(({ queryKey }) => client.invalidateQueries({ queryKey })),
    );
    if (known() !== before) break;
  }
  // Also where no list is on show: the next page asks for itself.
  await client.invalidateQueries({ queryKey: learningQuery.queryKey });
}
