import { defineCall } from "../../call.ts";
import { headlineBody, headlineChoice, headlineView } from "../../visitors/headlines.ts";

export const showHeadlines = defineCall({
  method: "GET",
  path: "/api/studio/headlines",
  audience: "owners",
  summary: "What the quiz begins with, and how two headlines compare",
  answer: headlineView,
});
export const compareHeadlines = defineCall({
  method: "POST",
  path: "/api/studio/headlines",
  audience: "owners",
  summary: "Show half of the visitors another headline of the quiz",
  body: headlineBody,
});
export const endHeadlines = defineCall({
  method: "POST",
  path: "/api/studio/headlines/end",
  audience: "owners",
  summary: "End the comparison: publish the other headline, or drop it",
  body: headlineChoice,
});
