import type { BodyOf } from "@academy/contract/call";
import * as calls from "@academy/contract/calls/studio/leads";
import type { LeadView } from "@academy/contract/studio/leads";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../../lib/api/api.ts";
import { apiQuery } from "../../../lib/api/query-client.ts";

type ViewBody = BodyOf<typeof calls.makeLeadView>;

export const useViews = () => useQuery(apiQuery(calls.listLeadViews));

/** What changes views; afterwards they are asked for anew. */
export function useViewChange<Given>(change: (given: Given) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: apiQuery(calls.listLeadViews).queryKey }),
  });
}

/** A new one, or another name for the one that is there. */
export const saveView = ({ id, ...body }: ViewBody & { id: string | undefined }): Promise<unknown> =>
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
