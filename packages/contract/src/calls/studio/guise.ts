import { defineCall } from "../../call.ts";
import { guiseBody } from "../../studio/guise.ts";

export const putOnGuise = defineCall({
  method: "POST",
  path: "/api/studio/guise",
  audience: "owners",
  summary: "See the academy as a visitor or as a learner of an offer does, in this browser",
  body: guiseBody,
});
/** For everyone: while an owner is looking as somebody else, nobody knows her as one. */
export const takeOffGuise = defineCall({
  method: "DELETE",
  path: "/api/guise",
  audience: "everyone",
  summary: "See the academy as oneself again",
});
