import type { BodyOf, QueryOf } from "@academy/contract/call";
import * as calls from "@academy/contract/calls/studio/leads";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../../lib/api/api.ts";
import { apiQuery } from "../../../lib/api/query-client.ts";
import { usePages } from "../../../lib/api/use-pages.ts";
import { filterQuery, type ShownFilters, type Stage } from "./filters-in-address.ts";

const key = "studio-leads";
// What stands in the address is anybody's: the server refuses what is no filter of ours, and the page says so.
type LeadsQuery = QueryOf<typeof calls.listLeads>;

export function useLeads(filters: ShownFilters) {
  const query = filterQuery(filters) as LeadsQuery;
  return usePages([key, "list", query], (cursor, signal) =>
    callApi(calls.listLeads, {
      query: { ...query, limit: "50", ...(cursor === null ? {} : { cursor }) },
      signal,
    }),
  );
}

export function useLeadCount(filters: ShownFilters) {
  const { sort: _order, ...query } = filterQuery(filters) as LeadsQuery;
  return useQuery({
    queryKey: [key, "count", query],
    queryFn: ({ signal }) => callApi(calls.countLeads, { query, signal }),
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
  const { sort: _order, ...query } = filterQuery(filters);
  return callApi(calls.changeStageOfAll, { body: { filters: query as Filters, stage } });
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
