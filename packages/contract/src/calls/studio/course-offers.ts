import { defineCall } from "../../call.ts";
import * as offers from "../../studio/offers.ts";

export const showCourseOffer = defineCall({
  method: "GET",
  path: "/api/studio/courses/:id/offer",
  audience: "owners",
  summary: "How a course is sold by itself",
  params: offers.courseOfferParams,
  answer: offers.courseOffer,
});
export const sellCourse = defineCall({
  method: "PUT",
  path: "/api/studio/courses/:id/offer",
  audience: "owners",
  wantsFreshProof: true,
  summary: "Sell a course by itself, at a price; orders that were begun keep theirs",
  params: offers.courseOfferParams,
  body: offers.courseOfferBody,
});
export const stopSellingCourse = defineCall({
  method: "DELETE",
  path: "/api/studio/courses/:id/offer",
  audience: "owners",
  wantsFreshProof: true,
  summary: "Sell a course by itself no longer; whoever has it keeps it",
  params: offers.courseOfferParams,
});
