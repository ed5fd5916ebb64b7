import * as calls from "@academy/contract/calls/studio/pages";
import type { PageEdits, PageWords } from "@academy/contract/studio/pages";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { callApi } from "../../../lib/api/api.ts";
import { apiQuery } from "../../../lib/api/query-client.ts";
import { isEdits } from "./kept-drafts.ts";
import { useDraft } from "./use-draft.ts";

export const usePageList = () => useQuery(apiQuery(calls.listPages));
const pageQuery = (id: string) => apiQuery(calls.showPage, { params: { id } });

export function usePage(id: string) {
  const client = useQueryClient();
  const query = useQuery({
    ...pageQuery(id),
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const refresh = useCallback(async () => {
    await client.invalidateQueries({ queryKey: apiQuery(calls.listPages).queryKey });
    await client.refetchQueries({ queryKey: pageQuery(id).queryKey });
  }, [client, id]);
  return { ...query, refresh };
}

/** The words that are written of a page. */
export function useWordDraft({ id, edits, state }: PageWords, onSaved: (isStructural: boolean) => void) {
  return useDraft<PageEdits>(
    {
      first: edits,
      state,
      send: (written, basedOn) =>
        callApi(calls.saveDraft, { params: { id }, body: { basedOn, edits: written } }),
      findState: () => callApi(calls.showPage, { params: { id } }),
      page: id,
      check: isEdits,
    },
    onSaved,
  );
}
