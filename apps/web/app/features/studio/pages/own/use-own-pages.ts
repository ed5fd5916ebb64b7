import * as calls from "@academy/contract/calls/studio/own-pages";
import type { OwnPage, OwnPageView } from "@academy/contract/visitors/own-pages";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { callApi } from "../../../../lib/api/api.ts";
import { apiQuery } from "../../../../lib/api/query-client.ts";
import { usePages } from "../../../../lib/api/use-pages.ts";
import { isOwnPage } from "../kept-drafts.ts";
import { useDraft } from "../use-draft.ts";

const ownPagesQuery = apiQuery(calls.listOwnPages);
export const useOwnPages = () => useQuery({ ...ownPagesQuery, refetchOnMount: "always" });

export function useOwnPage(id: string) {
  const client = useQueryClient();
  const one = apiQuery(calls.showOwnPage, { params: { id } });
  const { queryKey } = one;
  const query = useQuery({ ...one, refetchOnMount: "always" });
  const refresh = useCallback(() => client.refetchQueries({ queryKey }), [client, queryKey]);
  return { ...query, refresh };
}

export function useOwnPageDraft({ id, page, state }: OwnPageView, onSaved: () => void) {
  return useDraft<OwnPage>(
    {
      first: page,
      state,
      send: (written, basedOn) =>
        callApi(calls.saveOwnPage, { params: { id }, body: { basedOn, page: written } }),
      findState: () => callApi(calls.showOwnPage, { params: { id } }),
      page: id,
      check: isOwnPage,
    },
    onSaved,
  );
}

const redirectsKey = ["studio-redirects"];
export function useRedirects() {
  const client = useQueryClient();
  const list = usePages(redirectsKey, (cursor, signal) =>
    callApi(calls.listRedirects, { query: cursor === null ? {} : { cursor }, signal }),
  );
  return { ...list, refresh: () => client.invalidateQueries({ queryKey: redirectsKey }) };
}
