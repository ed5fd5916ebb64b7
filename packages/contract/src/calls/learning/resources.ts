import { defineCall } from "../../call.ts";
import {
  downloadList,
  downloadQuery,
  downloadsQuery,
  resourceList,
  resourceParams,
} from "../../learning/resources.ts";

export const listResources = defineCall({
  method: "GET",
  path: "/api/resources",
  audience: "members",
  summary: "Everything the learner may download, course by course",
  answer: resourceList,
});
export const downloadResource = defineCall({
  method: "GET",
  path: "/api/resources/:id/download",
  audience: "members",
  summary: "A resource's file, for the entitled; recorded once per click",
  params: resourceParams,
  query: downloadQuery,
  answer: { mediaTypes: ["application/pdf", "application/octet-stream"] },
});
export const listDownloads = defineCall({
  method: "GET",
  path: "/api/my-downloads",
  audience: "members",
  summary: "What one has downloaded, the newest first",
  query: downloadsQuery,
  answer: downloadList,
});
