import { defineCall } from "../../call.ts";
import * as people from "../../studio/people-import.ts";

export const checkPeopleFile = defineCall({
  method: "POST",
  path: "/api/studio/people-imports",
  audience: "owners",
  summary: "Look at a file of people: what importing it would do, line by line",
  query: people.importQuery,
  body: { mediaTypes: ["text/csv"] },
  answer: people.peopleImport,
});
export const checkLeadAccess = defineCall({
  method: "POST",
  path: "/api/studio/people-imports/of-leads",
  audience: "owners",
  summary: "Look at leads that were selected: what giving them something would do, one by one",
  body: people.leadAccessBody,
  answer: people.leadAccess,
});
export const getPeopleImport = defineCall({
  method: "GET",
  path: "/api/studio/people-imports/:id",
  audience: "owners",
  summary: "How an import stands",
  params: people.importParams,
  answer: people.peopleImport,
});
export const listImportLines = defineCall({
  method: "GET",
  path: "/api/studio/people-imports/:id/lines",
  audience: "owners",
  summary: "The lines of a file of people, and what happens with each",
  params: people.importParams,
  query: people.importLinesQuery,
  answer: people.importLines,
});
export const startPeopleImport = defineCall({
  method: "POST",
  path: "/api/studio/people-imports/:id/start",
  audience: "owners",
  wantsFreshProof: true,
  summary: "Import the people of a file that was looked at",
  params: people.importParams,
  body: people.startImportBody,
  answer: people.peopleImport,
});
