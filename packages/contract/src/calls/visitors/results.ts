import { defineCall } from "../../call.ts";
import {
  archetypeParams,
  cardName,
  cardParams,
  myResults,
  resultParams,
  resultView,
} from "../../visitors/results.ts";

export const showResult = defineCall({
  method: "GET",
  path: "/api/results/:token",
  audience: "everyone",
  summary: "A saved result, for whoever has its link",
  params: resultParams,
  answer: resultView,
});
export const resultReport = defineCall({
  method: "GET",
  path: "/api/results/:token/report.pdf",
  audience: "everyone",
  summary: "A saved result as PDF, for whoever has its link",
  params: resultParams,
  answer: { mediaTypes: ["application/pdf"] },
});
export const resultCard = defineCall({
  method: "GET",
  path: "/api/results/:token/cards/:format",
  audience: "everyone",
  summary: "A saved result as a picture to share, without a name, for whoever has its link",
  params: cardParams,
  answer: { mediaTypes: ["image/png"] },
});
/** The name travels in the body: an address is kept by browsers, proxies and logs. */
export const namedResultCard = defineCall({
  method: "POST",
  path: "/api/results/:token/cards/:format",
  audience: "everyone",
  summary: "The same picture with the name that is sent along; neither is kept",
  params: cardParams,
  body: cardName,
  answer: { mediaTypes: ["image/png"] },
});
export const listResults = defineCall({
  method: "GET",
  path: "/api/my-results",
  audience: "members",
  summary: "One's own results, the newest first",
  answer: myResults,
});
export const archetypePicture = defineCall({
  method: "GET",
  path: "/api/archetypes/:key/picture.png",
  audience: "everyone",
  summary: "What link previews show of an archetype",
  params: archetypeParams,
  answer: { mediaTypes: ["image/png"] },
});
