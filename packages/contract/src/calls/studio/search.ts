import { defineCall } from "../../call.ts";
import * as search from "../../studio/search.ts";

export const searchStudio = defineCall({
  method: "GET",
  path: "/api/studio/search",
  audience: "support",
  summary: "A few leads, learners and orders that begin with a text",
  query: search.studioSearchQuery,
  answer: search.studioSearchFound,
});
