import { defineCall } from "../../call.ts";
import { recordingsQuery, recordingsView } from "../../learning/recordings.ts";

export const listRecordings = defineCall({
  method: "GET",
  path: "/api/my-recordings",
  audience: "members",
  summary: "Every shelf of recordings, closed ones by their names alone, or one shelf page by page",
  query: recordingsQuery,
  answer: recordingsView,
});
