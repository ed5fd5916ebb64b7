import { defineCall } from "../../call.ts";
import * as business from "../../studio/business.ts";

export const showBusiness = defineCall({
  method: "GET",
  path: "/api/studio/settings/business",
  audience: "owners",
  summary: "Who sells and who writes the academy’s mails, and who has decided that",
  answer: business.businessView,
});
export const chooseSeller = defineCall({
  method: "PUT",
  path: "/api/studio/settings/seller",
  audience: "owners",
  wantsFreshProof: true,
  summary: "Say who sells, on receipts from now on",
  body: business.sellerBody,
});
export const chooseSender = defineCall({
  method: "PUT",
  path: "/api/studio/settings/sender",
  audience: "owners",
  wantsFreshProof: true,
  summary: "Choose the name that mails are sent in, and where answers go",
  body: business.senderBody,
});
export const chooseSchedule = defineCall({
  method: "PUT",
  path: "/api/studio/settings/backups/schedule",
  audience: "owners",
  wantsFreshProof: true,
  summary: "Choose when backups are made and how many are kept",
  body: business.scheduleBody,
});
export const confirmClaim = defineCall({
  method: "PUT",
  path: "/api/studio/settings/claims/:id",
  audience: "owners",
  summary: "Confirm a claim or a sample, or take that back",
  params: business.claimParams,
  body: business.claimBody,
});
