import { useQueryClient } from "@tanstack/react-query";
import type { MouseEvent, ReactNode } from "react";
import { newId } from "../../lib/new-id.ts";
import { followDownload } from "./follow-download.ts";

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
