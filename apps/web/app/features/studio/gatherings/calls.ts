import { showCalendar } from "@academy/contract/calls/learning/calendar";
import { showLearning } from "@academy/contract/calls/learning/progress";
import * as calls from "@academy/contract/calls/studio/gatherings";
import type { AttendeeQuery } from "@academy/contract/studio/gatherings";
import { useQuery } from "@tanstack/react-query";
import { callApi } from "../../../lib/api/api.ts";
import { apiQuery } from "../../../lib/api/query-client.ts";
import { pageOf, useFresh, usePages } from "../../../lib/api/use-pages.ts";

const key = "studio-gatherings";

export const useDates = (show: "upcoming" | "past") =>
  usePages([key, show], (cursor, signal) =>
    callApi(calls.listGatheringDates, { query: { show, ...pageOf(cursor, "50") }, signal }),
  );

export const useAttendees = (id: string, show: NonNullable<AttendeeQuery["show"]>) =>
  usePages([key, "attendees", id, show], (cursor, signal) =>
    callApi(calls.listAttendees, { params: { id }, query: { show, ...pageOf(cursor, "50") }, signal }),
  );

export const useBenefits = () => useQuery(apiQuery(calls.listGatheringBenefits));
export const useGathering = (id: string) => useQuery(apiQuery(calls.showGathering, { params: { id } }));
export const useDate = (id: string) => useQuery(apiQuery(calls.showGatheringDate, { params: { id } }));

/** Lists, dates and series are asked for anew; the calendar and the dashboard of whoever runs the academy too. */
export const useFreshGatherings = () =>
  useFresh(
    key,
    calls.listGatheringDates.path,
    calls.makeGathering.path,
    "calendar",
    showCalendar.path,
    showLearning.path,
  );
