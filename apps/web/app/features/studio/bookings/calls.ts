import * as calls from "@academy/contract/calls/studio/bookings";
import { showToday } from "@academy/contract/calls/studio/today";
import { maxHandedBytes } from "@academy/contract/fields/booking-limits";
import type { HandOverQuery, WriteMadeBody } from "@academy/contract/studio/bookings";
import { useQuery } from "@tanstack/react-query";
import { callApi, fetchApi } from "../../../lib/api/api.ts";
import { apiQuery } from "../../../lib/api/query-client.ts";
import { pageOf, useFresh, usePages } from "../../../lib/api/use-pages.ts";

const key = "studio-bookings";
const madeKey = "studio-made";

export type ListName = "upcoming" | "past" | "canceled";

export const useBookings = (show: ListName) =>
  usePages([key, show], (cursor, signal) =>
    callApi(calls.listBookings, { query: { show, ...pageOf(cursor, "50") }, signal }),
  );
export const useUnbooked = () =>
  usePages([key, "unbooked"], (cursor, signal) =>
    callApi(calls.listUnbooked, { query: pageOf(cursor, "50"), signal }),
  );
export const useBooking = (id: string) => useQuery(apiQuery(calls.showBooking, { params: { id } }));
/** As they are now: whoever saves over newer ones is refused. */
export const useHours = () => useQuery({ ...apiQuery(calls.showSessionHours), staleTime: 0, gcTime: 0 });

type SharedBook = { course: string; kind: "workbook" | "plan"; book: string };

/** What may be read at this moment: it is not kept, since it can be taken back. */
export const useShared = (id: string, { course, kind, book }: SharedBook) =>
  useQuery({
    ...apiQuery(calls.showShared, { params: { id }, query: { course, kind, book } }),
    staleTime: 0,
    gcTime: 0,
  });

export const useMade = (id: string) => {
  const list = usePages([madeKey, id], async (cursor, signal) =>
    callApi(calls.showMadeShelf, { params: { id }, query: pageOf(cursor, "50"), signal }),
  );
  return list;
};
/** Whose shelf it is, and what of theirs something can be made for. */
export const useShelf = (id: string) =>
  useQuery(apiQuery(calls.showMadeShelf, { params: { id }, query: { limit: "1" } }));

export const writeMade = (id: string, body: WriteMadeBody) =>
  callApi(calls.writeMade, { params: { id }, body });

export const isTooLarge = ({ size }: File) => size > maxHandedBytes;

/** The bytes as they are: the server looks at them, and says by itself what they are. */
export const handOverFile = (id: string, query: HandOverQuery, file: File) =>
  fetchApi(calls.handOverFile, {
    params: { id },
    query,
    body: file.slice(0, file.size, "application/octet-stream"),
  });

/** Lists, sessions and hours are asked for anew; what the owner still owes too. */
export const useFreshBookings = () => useFresh(key, calls.listBookings.path, showToday.path);
export const useFreshMade = () => useFresh(madeKey, key, calls.listBookings.path, showToday.path);
