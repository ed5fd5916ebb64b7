import type { KeptMail, KeptMailPage } from "@academy/contract/dev-mail";
import { getJson } from "../../lib/api.ts";

export function getKeptMails(cursor: string | null, signal?: AbortSignal) {
  const query = cursor === null ? "" : `?${new URLSearchParams({ cursor })}`;
  return getJson<KeptMailPage>(`/api/dev/mails${query}`, { signal });
}

export const getKeptMail = (id: string) => getJson<KeptMail>(`/api/dev/mails/${encodeURIComponent(id)}`);

export const keptMailHtmlPath = (id: string) => `/api/dev/mails/${encodeURIComponent(id)}/html`;

export const keptMailAttachmentPath = (id: string) => `/api/dev/mails/${encodeURIComponent(id)}/attachment`;
