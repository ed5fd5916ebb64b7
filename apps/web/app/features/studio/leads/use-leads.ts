import type { BodyOf } from "@academy/contract/call";
import * as calls from "@academy/contract/calls/studio/leads";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../../lib/api/api.ts";
import { apiQuery } from "../../../lib/api/query-client.ts";
import { usePages } from "../../../lib/api/use-pages.ts";
import { askedFilters, type ShownFilters, type Stage } from "./filters-in-address.ts";

const key = "studio-leads";
// What stands in the address is anybody's: the server refuses what is no filter of ours, and the page says so.
type Asked = NonNullable<NonNullable<Parameters<typeof callApi<typeof calls.listLeads>>[1]>["query"]>;

export function useLeads(filters: ShownFilters) {
  const asked = askedFilters(filters) as Asked;
  return usePages([key, "list", asked], (cursor, signal) =>
    callApi(calls.listLeads, {
      query: { ...asked, limit: "50", ...(cursor === null ? {} : { cursor }) },
      signal,
    }),
  );
}

export function useLeadCount(filters: ShownFilters) {
  const { sort: _order, ...asked } = askedFilters(filters) as Asked;
  return useQuery({
    queryKey: [key, "count", asked],
    queryFn: ({ signal }) => callApi(calls.countLeads, { query: asked, signal }),
  });
}

export const useOrigins = () => useQuery(apiQuery(calls.listLeadOrigins));

/** As many as one call takes. */
const atOnce = 500;

export async function moveLeads(ids: string[], stage: Stage) {
  let changed = 0;
  for (let start = 0; start < ids.length; start += atOnce) {
    const body = { ids: ids.slice(start, start + atOnce), stage };
    changed += (await callApi(calls.changeLeadStage, { body })).changed;
  }
  return { changed };
}

type Filters = BodyOf<typeof calls.changeStageOfAll>["filters"];

/** All that the filters show, also what is not loaded. */
export function moveAllLeads(filters: ShownFilters, stage: Stage) {
  const { sort: _order, ...asked } = askedFilters(filters);
  return callApi(calls.changeStageOfAll, { body: { filters: asked as Filters, stage } });
}

/** Lists, counts and pages of leads are asked for anew when they are next seen. */
export function useFreshLeads() {
  const client = useQueryClient();
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [first] }) =>
        first === key || (typeof first === "string" && first.startsWith(calls.listLeads.path)),
    });
}
