import { defineCall } from "../../call.ts";
import { leadReceipt, proofChallenge, subscribeLeadBody } from "../../visitors/leads.ts";

export const subscribeLead = defineCall({
  method: "POST",
  path: "/api/subscribe-lead",
  audience: "everyone",
  summary: "Send the quiz with name and address; the result is computed here",
  body: subscribeLeadBody,
  answer: leadReceipt,
});
export const getProofChallenge = defineCall({
  method: "GET",
  path: "/api/proof-of-work",
  audience: "everyone",
  summary: "Some seconds of work for whoever sends a lot",
  answer: proofChallenge,
});
