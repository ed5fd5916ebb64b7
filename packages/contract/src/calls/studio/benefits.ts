import { defineCall } from "../../call.ts";
import { benefitParams } from "../../learning/benefits.ts";
import * as benefits from "../../studio/benefits.ts";
import { studioOfferParams } from "../../studio/offers.ts";

export const listStudioBenefits = defineCall({
  method: "GET",
  path: "/api/studio/benefits",
  audience: "owners",
  summary: "What offers are made of besides courses, and what is missing before each can be delivered",
  answer: benefits.studioBenefits,
});
export const makeBenefit = defineCall({
  method: "POST",
  path: "/api/studio/benefits",
  audience: "owners",
  summary: "Add a benefit that offers can be made of",
  body: benefits.benefitBody,
  answer: benefits.newBenefit,
  status: 201,
});
export const archiveBenefit = defineCall({
  method: "PUT",
  path: "/api/studio/benefits/:id/archived",
  audience: "owners",
  summary: "Archive a benefit that no offer on sale holds, or bring it back",
  params: benefitParams,
  body: benefits.archivedBody,
});
export const setSpaceLink = defineCall({
  method: "PUT",
  path: "/api/studio/benefits/:id/link",
  audience: "owners",
  wantsFreshProof: true,
  summary: "Say where the members of a space meet",
  params: benefitParams,
  body: benefits.spaceLinkBody,
});
export const composeOffer = defineCall({
  method: "PUT",
  path: "/api/studio/offers/:offer/benefits",
  audience: "owners",
  wantsFreshProof: true,
  summary: "Say what an offer is made of from now on; those who bought keep what they bought",
  params: studioOfferParams,
  body: benefits.composeBody,
});
