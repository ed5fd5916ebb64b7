import type { CallQuery } from "@academy/contract/call";
import * as calls from "@academy/contract/calls/studio/learners";
import { useQuery } from "@tanstack/react-query";
import { callApi } from "../../../lib/api/api.ts";
import { pageOf, useFresh, usePages } from "../../../lib/api/use-pages.ts";

const key = "studio-learners";
type Query = Record<string, string>;

// What stands in the address is anybody's: the server refuses what is no filter of ours, and the page says so.
export const useLearners = (query: Query) =>
  usePages([key, query], (cursor, signal) =>
    callApi(calls.listLearners, {
      query: { ...query, ...pageOf(cursor, "50") } as CallQuery<typeof calls.listLearners>,
      signal,
    }),
  );

export function useLearnerCount({ sort: _order, ...query }: Query) {
  return useQuery({
    queryKey: [key, "count", query],
    queryFn: ({ signal }) => callApi(calls.countLearners, { query, signal }),
  });
}

/** Once somebody is gone: only the lists are asked for anew, there is nothing to ask about them. */
export const useFreshLists = () => useFresh(key);

/** Lists, counts and pages of learners are asked for anew when they are next seen. */
export const useFreshLearners = () => useFresh(key, calls.listLearners.path);
