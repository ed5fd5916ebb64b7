import * as calls from "@academy/contract/calls/learning/calendar";
import type { CalendarDate } from "@academy/contract/learning/calendar";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../lib/api/api.ts";
import { apiQuery } from "../../lib/api/query-client.ts";
import { pageOf, replaceOnPages, usePages } from "../../lib/api/use-pages.ts";

const pageSize = "12";
const keyOf = (show: "upcoming" | "past") => ["calendar", show];

export const useDates = (show: "upcoming" | "past") =>
  usePages(keyOf(show), (cursor, signal) =>
    callApi(calls.showCalendar, { query: { show, ...pageOf(cursor, pageSize) }, signal }),
  );

/** Whether anything they hold is gathered for: said with the first date alone. */
export const useIsHolder = () =>
  useQuery(apiQuery(calls.showCalendar, { query: { limit: "1" } })).data?.isHolder;

export const settingsQuery = apiQuery(calls.showCalendarSettings);

/** Puts a date that was changed where it stands. */
export function useTakeDate() {
  const client = useQueryClient();
  return (date: CalendarDate) => replaceOnPages(client, keyOf("upcoming"), date);
}
