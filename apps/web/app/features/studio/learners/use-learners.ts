import type { QueryOf } from "@academy/contract/call";
import * as calls from "@academy/contract/calls/studio/learners";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../../lib/api/api.ts";
import { usePages } from "../../../lib/api/use-pages.ts";

/** What the owner filters by stands in the page's address, so that a view can be kept, sent and gone back to. */
const filterNames = ["search", "progress", "course", "offer", "sort"] as const;
export type FilterName = (typeof filterNames)[number];
export type ShownFilters = Partial<Record<FilterName, string>>;

const pick = (read: (name: FilterName) => string | null | undefined): ShownFilters =>
  Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = read(name)?.trim();
      return value ? [[name, value]] : [];
    }),
  );
export const readFilters = (address: URLSearchParams): ShownFilters => pick((name) => address.get(name));
export const writeFilters = (filters: ShownFilters) => new URLSearchParams(pick((name) => filters[name]));
/** Whether anybody is left out; the order leaves out nobody. */
export const isNarrowed = (filters: ShownFilters) =>
  filterNames.some((name) => name !== "sort" && filters[name]);

const key = "studio-learners";
// What stands in the address is anybody's: the server refuses what is no filter of ours, and the page says so.
type LearnersQuery = QueryOf<typeof calls.listLearners>;

export function useLearners(filters: ShownFilters) {
  const query = filters as LearnersQuery;
  return usePages([key, "list", query], (cursor, signal) =>
    callApi(calls.listLearners, {
      query: { ...query, limit: "50", ...(cursor === null ? {} : { cursor }) },
      signal,
    }),
  );
}

export function useLearnerCount(filters: ShownFilters) {
  const { sort: _order, ...query } = filters as LearnersQuery;
  return useQuery({
    queryKey: [key, "count", query],
    queryFn: ({ signal }) => callApi(calls.countLearners, { query, signal }),
  });
}

/** Once somebody is gone: only the lists are asked for anew, there is nothing to ask about them. */
export function useFreshLists() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [key] });
}

/** Lists, counts and pages of learners are asked for anew when they are next seen. */
export function useFreshLearners() {
  const client = useQueryClient();
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [first] }) =>
        first === key || (typeof first === "string" && first.startsWith(calls.listLearners.path)),
    });
}
