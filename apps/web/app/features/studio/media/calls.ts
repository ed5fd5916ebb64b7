import type { CallBody } from "@academy/contract/call";
import * as calls from "@academy/contract/calls/studio/media";
import type { MediaKind } from "@academy/contract/fields/media";
import { type QueryClient, useQuery } from "@tanstack/react-query";
import { callApi } from "../../../lib/api/api.ts";
import { apiQuery } from "../../../lib/api/query-client.ts";
import { pageOf, refreshAll, usePages } from "../../../lib/api/use-pages.ts";

const key = "studio-media";
export type MediaFilters = { kind?: MediaKind | undefined; q?: string | undefined };

/** What is narrowed to one of several kinds by whoever chooses is narrowed here, not by the server. */
export function useMedia({ kind, q }: MediaFilters) {
  return usePages([key, kind ?? "", q ?? ""], (cursor, signal) =>
    callApi(calls.listMedia, {
      query: { ...(kind ? { kind } : {}), ...(q ? { q } : {}), ...pageOf(cursor, "30") },
      signal,
    }),
  );
}

export const useSpace = () => useQuery({ ...apiQuery(calls.showMediaSpace), staleTime: 0 });
export const useMediaDetails = (id: string) =>
  useQuery({ ...apiQuery(calls.showMedia, { params: { id } }), staleTime: 0 });

export const changeMedia = (id: string, body: CallBody<typeof calls.changeMedia>) =>
  callApi(calls.changeMedia, { params: { id }, body });
export const deleteMedia = (id: string) => callApi(calls.deleteMedia, { params: { id } });
export const readMedia = (id: string) => callApi(calls.showMedia, { params: { id } });

/** Lists, pages and space are asked for anew. */
export const refreshMedia = (client: QueryClient) => refreshAll(client, key, calls.listMedia.path);
