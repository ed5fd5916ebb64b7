import { sessionsPage } from "@academy/content/pages/learning/sessions-page";
import * as calls from "@academy/contract/calls/learning/bookings";
import { showCalendarSettings } from "@academy/contract/calls/learning/calendar";
import type { BookingView, SessionsView } from "@academy/contract/learning/bookings";
import { pathOf } from "@academy/contract/path-of";
import { useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../lib/api/api.ts";
import { ApiError, explain } from "../../lib/api/api-error.ts";
import { apiQuery } from "../../lib/api/query-client.ts";
import { pageOf, useFresh, usePages } from "../../lib/api/use-pages.ts";

export const sessionsPath = "/sessions";
export const madePath = "/made-for-you";
export const bookPath = (benefit: string) => `${sessionsPath}?book=${encodeURIComponent(benefit)}`;
export const movePath = (booking: string) => `${sessionsPath}?move=${encodeURIComponent(booking)}`;

const pageSize = "20";

/** What can be booked, by which rules, and what is to come: asked anew by whoever comes back, since others book too. */
export const sessionsQuery = { ...apiQuery(calls.showSessions), staleTime: 0 };

/** Whether reminders are off for all that somebody comes to. */
export const calendarSettingsQuery = apiQuery(showCalendarSettings);

export const usePastSessions = () =>
  usePages(["past-sessions"], (cursor, signal) =>
    callApi(calls.listPastSessions, { query: pageOf(cursor, pageSize), signal }),
  );

export const useMade = () =>
  usePages(["made-for-you"], (cursor, signal) =>
    callApi(calls.listMade, { query: pageOf(cursor, pageSize), signal }),
  );

/** After whatever changes a session: all that tells of them. */
export const useFreshSessions = () => useFresh(pathOf(calls.showSessions), "past-sessions");

/** Shows a session as it was answered, at once, and asks for the rest. */
export function useTakeSession() {
  const client = useQueryClient();
  const refresh = useFreshSessions();
  return (booking: BookingView) => {
    client.setQueryData<SessionsView>(
      sessionsQuery.queryKey,
      (known) => known && withSession(known, booking),
    );
    void refresh();
  };
}

const withSession = (known: SessionsView, booking: BookingView): SessionsView => ({
  ...known,
  upcoming: [...known.upcoming.filter(({ id }) => id !== booking.id), booking].sort((one, other) =>
    one.startsAt.localeCompare(other.startsAt),
  ),
});

/** Where no answer came at all, the browser has no words for it. */
export const explainLoss = (error: unknown): string =>
  error instanceof ApiError ? explain(error) : sessionsPage.offline;
