import { proofReasons } from "@academy/content/pages/studio/proof-reasons";
import type { CallBody, CallQuery } from "@academy/contract/call";
import * as calls from "@academy/contract/calls/studio/leads";
import type { checkLeadAccess } from "@academy/contract/calls/studio/people-import";
import type { LeadView } from "@academy/contract/studio/leads";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi, fetchApi } from "../../../lib/api/api.ts";
import { apiQuery } from "../../../lib/api/query-client.ts";
import { pageOf, useFresh, usePages } from "../../../lib/api/use-pages.ts";
import { handOver } from "../../../lib/hand-over.ts";
import { withFreshProof } from "../../account/public.ts";
import type { Filters } from "../kit/filters.ts";

export type Stage = CallBody<typeof calls.changeLeadStage>["stage"];

export const leadFilterNames = [
  "search",
  "stage",
  "sort",
  "archetype",
  "source",
  "campaign",
  "wantsNews",
  "careless",
  "suspect",
  "from",
  "to",
  "columns",
] as const;
export type LeadFilters = Filters<(typeof leadFilterNames)[number]>;

type Query = Record<string, string>;
const key = calls.listLeads.path;

// What stands in the address is anybody's: the server refuses what is no filter of ours, and the page says so.
export const useLeads = (query: Query) =>
  usePages([key, query], (cursor, signal) =>
    callApi(calls.listLeads, {
      query: { ...query, ...pageOf(cursor, "50") } as CallQuery<typeof calls.listLeads>,
      signal,
    }),
  );

export function useLeadCount({ sort: _order, ...query }: Query) {
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

/** All that the filters show, also what is not loaded. */
export const moveAllLeads = ({ sort: _order, ...filters }: Query, stage: Stage) =>
  callApi(calls.changeStageOfAll, { body: { filters, stage } as CallBody<typeof calls.changeStageOfAll> });

const fetchSelected = withFreshProof(
  () => proofReasons.download,
  (ids: string[]) => fetchApi(calls.exportSelectedLeads, { body: { ids } }),
);
export const downloadLeads = async (ids: string[]): Promise<void> =>
  handOver(await fetchSelected(ids), "leads.csv");

/** What the address says of filters, and nothing of their order. */
export const selectionOf = (ids: string[], { sort: _order, ...filters }: Query, isAll: boolean) =>
  (isAll ? { filters } : { ids }) as CallBody<typeof checkLeadAccess>["who"];

/** Lists, counts and pages of leads are asked for anew when they are next seen. */
export const useFreshLeads = () => useFresh(key);

/** Once somebody is gone: only the lists are asked for anew, there is nothing to ask about them. */
export function useFreshLeadLists() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [key] });
}

export const useViews = () => useQuery(apiQuery(calls.listLeadViews));

/** What changes views; afterwards they are asked for anew. */
export const useViewChange = <Given>(change: (given: Given) => Promise<unknown>) =>
  useMutation({ mutationFn: change, onSettled: useFresh(calls.listLeadViews.path) });

type ViewBody = CallBody<typeof calls.makeLeadView> & { id: string | undefined };

/** A new one, or another name for the one that is there. */
export const saveView = ({ id, ...body }: ViewBody): Promise<unknown> =>
  id ? callApi(calls.changeLeadView, { params: { id }, body }) : callApi(calls.makeLeadView, { body });
export const removeView = (id: string) => callApi(calls.removeLeadView, { params: { id } });

/** One place further, to either side. */
export function moveView(views: LeadView[], id: string, by: -1 | 1) {
  const ids = views.map((view) => view.id);
  const place = ids.indexOf(id);
  const [other] = ids.splice(place + by, 1, id);
  if (other) ids.splice(place, 1, other);
  return callApi(calls.orderLeadViews, { body: { ids } });
}
