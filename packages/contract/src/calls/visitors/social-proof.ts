import { defineCall } from "../../call.ts";
import { socialProofBody, socialProofChoice, socialProofView } from "../../visitors/social-proof.ts";

export const showSocialProof = defineCall({
  method: "GET",
  path: "/api/social-proof",
  audience: "everyone",
  summary: "Who has enrolled lately, for the notices of the sales page",
  answer: socialProofView,
});
export const showSocialProofChoice = defineCall({
  method: "GET",
  path: "/api/studio/social-proof",
  audience: "owners",
  summary: "Which notices the sales page shows",
  answer: socialProofChoice,
});
export const chooseSocialProof = defineCall({
  method: "PUT",
  path: "/api/studio/social-proof",
  audience: "owners",
  summary: "Choose which notices the sales page shows",
  body: socialProofBody,
  answer: socialProofChoice,
});
