import * as calls from "@academy/contract/calls/studio/today";
import type { Period } from "@academy/contract/studio/today";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { callApi } from "../../../lib/api/api.ts";
import { apiQuery } from "../../../lib/api/query-client.ts";
import { pageOf, usePages } from "../../../lib/api/use-pages.ts";

const today = apiQuery(calls.showToday);

/** Asked anew each time the page is opened; once it is there, the owner has seen it. */
export function useToday({ isWaiting }: { isWaiting: boolean }) {
  const query = useQuery({ ...today, refetchOnMount: "always", refetchInterval: isWaiting ? 1500 : false });
  const isShown = query.data !== undefined;
  useEffect(() => {
    // Not noted is no harm: the same news are told once more.
    if (isShown) callApi(calls.noteVisit).catch(() => {});
  }, [isShown]);
  return query;
}

export function usePeriod(period: Period) {
  return useQuery({
    ...apiQuery(calls.showPeriod, { query: { period } }),
    refetchOnMount: "always",
    placeholderData: keepPreviousData,
  });
}

export const useStuckLearners = () =>
  usePages([calls.listStuckLearners.path], (cursor, signal) =>
    callApi(calls.listStuckLearners, {
      query: pageOf(cursor, "10"),
      signal,
    }),
  );

export const retryJob = (id: string) => callApi(calls.retryFailedJob, { params: { id } });
export const dropJob = (id: string) => callApi(calls.dropFailedJob, { params: { id } });
export const backUpNow = () => callApi(calls.backUpNow);

export function useFreshToday() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: today.queryKey });
}
