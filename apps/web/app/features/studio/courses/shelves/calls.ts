import * as calls from "@academy/contract/calls/studio/recordings";
import { useQuery } from "@tanstack/react-query";
import { callApi } from "../../../../lib/api/api.ts";
import { apiQuery } from "../../../../lib/api/query-client.ts";

export const useShelves = () => useQuery({ ...apiQuery(calls.listShelves), staleTime: 0 });
export const useRecording = (id: string) =>
  useQuery({ ...apiQuery(calls.showStudioRecording, { params: { id } }), staleTime: 0 });

export const makeShelf = (body: { benefitId: string; title: string }) => callApi(calls.makeShelf, { body });
export const addRecording = (shelfId: string, title: string) =>
  callApi(calls.addRecording, { body: { shelfId, title, gatheringDateId: null } });
export const changeRecording = (id: string, tells: boolean) =>
  callApi(calls.changeRecording, { params: { id }, body: { tells } });
export const putSamplesAway = () => callApi(calls.putSamplesAway);
