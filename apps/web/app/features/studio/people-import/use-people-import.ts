import type { OfferKey } from "@academy/content/offers";
import { proofReasons } from "@academy/content/pages/studio/proof-reasons";
import * as calls from "@academy/contract/calls/studio/people-import";
import type { LineVerdict, PeopleImport } from "@academy/contract/studio/people-import";
import { useQuery } from "@tanstack/react-query";
import { callApi } from "../../../lib/api/api.ts";
import { pageOf, usePages } from "../../../lib/api/use-pages.ts";
import { withFreshProof } from "../../account/public.ts";

export type ChosenFile = { file: File; offer: OfferKey | ""; sendsWelcome: boolean };

/** As a CSV whatever the system calls it: some call every file of that name a spreadsheet. */
export const checkFile = ({ file, offer, sendsWelcome }: ChosenFile): Promise<PeopleImport> =>
  callApi(calls.checkPeopleFile, {
    query: { welcome: sendsWelcome ? "yes" : "no", ...(offer === "" ? {} : { offer }) },
    body: new Blob([file], { type: "text/csv" }),
  });

export const startImport = withFreshProof(
  () => proofReasons.peopleImport,
  (id: string, reason: string) => callApi(calls.startPeopleImport, { params: { id }, body: { reason } }),
);

const lookAgainMs = 1000;

/** How it stands; asked again and again while it runs. */
export function usePeopleImport(id: string) {
  return useQuery({
    queryKey: ["people-import", id],
    queryFn: ({ signal }) => callApi(calls.getPeopleImport, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.state === "running" ? lookAgainMs : false),
  });
}

export function useImportLines(id: string, verdict: LineVerdict | "", state: PeopleImport["state"]) {
  return usePages(["people-import", id, "lines", verdict, state], (cursor, signal) =>
    callApi(calls.listImportLines, {
      params: { id },
      query: { ...(verdict === "" ? {} : { verdict }), ...pageOf(cursor, "50") },
      signal,
    }),
  );
}
