import { defineCall } from "../../call.ts";
import { pageQuery } from "../../paging.ts";
import * as offers from "../../studio/offers.ts";

export const listStudioOffers = defineCall({
  method: "GET",
  path: "/api/studio/offers",
  audience: "owners",
  summary: "What is on sale, and the versions it was sold under",
  answer: offers.studioOffers,
});
export const changeOffer = defineCall({
  method: "PUT",
  path: "/api/studio/offers/:offer",
  audience: "owners",
  wantsFreshProof: true,
  summary: "Change an offer’s name, price or plan, on every page at once; orders that were begun keep theirs",
  params: offers.studioOfferParams,
  body: offers.offerBody,
});
export const setCheckoutLink = defineCall({
  method: "PUT",
  path: "/api/studio/offers/:offer/checkout-link",
  audience: "owners",
  wantsFreshProof: true,
  summary: "Send buyers of an offer to another payment page, or take payment here again",
  params: offers.studioOfferParams,
  body: offers.checkoutLinkBody,
});
export const listCoupons = defineCall({
  method: "GET",
  path: "/api/studio/coupons",
  audience: "owners",
  summary: "Codes and how often each was used",
  query: offers.couponQuery,
  answer: offers.couponPage,
});
export const makeCoupon = defineCall({
  method: "POST",
  path: "/api/studio/coupons",
  audience: "owners",
  summary: "Make a code",
  body: offers.couponBody,
  answer: offers.studioCoupon,
});
export const endCoupon = defineCall({
  method: "POST",
  path: "/api/studio/coupons/:id/end",
  audience: "owners",
  summary: "End a code: nobody can use it any more",
  params: offers.couponParams,
});
export const listMembers = defineCall({
  method: "GET",
  path: "/api/studio/members",
  audience: "owners",
  summary: "Who is in the alumni group, and who was",
  query: pageQuery,
  answer: offers.memberPage,
});
export const getSeats = defineCall({
  method: "GET",
  path: "/api/studio/seats",
  audience: "owners",
  summary: "How many founding seats are taken",
  answer: offers.seatsView,
});
export const listInvitations = defineCall({
  method: "GET",
  path: "/api/studio/invitations",
  audience: "owners",
  summary: "Invitations to the alumni group, the newest first",
  query: pageQuery,
  answer: offers.invitationPage,
});
export const makeInvitation = defineCall({
  method: "POST",
  path: "/api/studio/invitations",
  audience: "owners",
  summary: "Email somebody an invitation to the alumni group",
  body: offers.invitationBody,
  answer: offers.invited,
});
export const resendInvitation = defineCall({
  method: "POST",
  path: "/api/studio/invitations/:id/resend",
  audience: "owners",
  summary: "Email a new invitation in the place of one that was not used",
  params: offers.invitationParams,
  answer: offers.invited,
});
export const withdrawInvitation = defineCall({
  method: "POST",
  path: "/api/studio/invitations/:id/withdraw",
  audience: "owners",
  summary: "Take an invitation back",
  params: offers.invitationParams,
});
