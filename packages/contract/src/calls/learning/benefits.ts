import { defineCall } from "../../call.ts";
import * as benefits from "../../learning/benefits.ts";

export const listMyBenefits = defineCall({
  method: "GET",
  path: "/api/my-benefits",
  audience: "members",
  summary: "What one holds besides courses, and until when",
  answer: benefits.myBenefits,
});
export const openSpace = defineCall({
  method: "POST",
  path: "/api/benefits/:id/open",
  audience: "members",
  summary: "Where the members of a space meet, for those who hold it",
  params: benefits.benefitParams,
  answer: benefits.openedSpace,
});
