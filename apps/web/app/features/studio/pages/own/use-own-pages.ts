import * as calls from "@academy/contract/calls/studio/own-pages";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../../../lib/api/api.ts";
import { apiQuery } from "../../../../lib/api/query-client.ts";
import { usePages } from "../../../../lib/api/use-pages.ts";

export const useOwnPages = () => useQuery({ ...apiQuery(calls.listOwnPages), refetchOnMount: "always" });
export const ownPageQuery = (id: string) => apiQuery(calls.showOwnPage, { params: { id } });

const redirectsKey = ["studio-redirects"];
export function useRedirects() {
  const client = useQueryClient();
  const list = usePages(redirectsKey, (cursor, signal) =>
    callApi(calls.listRedirects, { query: cursor === null ? {} : { cursor }, signal }),
  );
  return { ...list, refresh: () => client.invalidateQueries({ queryKey: redirectsKey }) };
}
