import { defineCall } from "../../call.ts";
import { viewingBody } from "../../studio/viewing.ts";

export const startViewing = defineCall({
  method: "POST",
  path: "/api/studio/viewing",
  audience: "owners",
  summary: "See the academy as a visitor or as a learner of an offer does, in this browser",
  body: viewingBody,
});
/** For everyone: while an owner is looking as somebody else, nobody knows her as one. */
export const endViewing = defineCall({
  method: "DELETE",
  path: "/api/viewing",
  audience: "everyone",
  summary: "See the academy as oneself again",
});
