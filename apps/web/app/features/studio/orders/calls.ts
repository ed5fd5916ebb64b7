import { proofReasons } from "@academy/content/pages/studio/proof-reasons";
import type { CallBody } from "@academy/contract/call";
import * as benefits from "@academy/contract/calls/studio/benefits";
import * as offers from "@academy/contract/calls/studio/offers";
import * as orders from "@academy/contract/calls/studio/orders";
import { callApi } from "../../../lib/api/api.ts";
import { useFresh, usePages } from "../../../lib/api/use-pages.ts";
import { withFreshProof } from "../../account/public.ts";

const key = "studio-orders";

export const checkOrder = (id: string) => callApi(orders.refreshOrder, { params: { id } });
export const refundPayment = withFreshProof(
  () => proofReasons.refund,
  (id: string, body: CallBody<typeof orders.refundPayment>) =>
    callApi(orders.refundPayment, { params: { id }, body }),
);
export const endAccess = withFreshProof(
  () => proofReasons.access,
  (id: string) => callApi(orders.endOrderAccess, { params: { id } }),
);
export const deliverGift = (id: string) => callApi(orders.deliverGift, { params: { id } });
export const settleDifference = (id: string) => callApi(orders.settleDifference, { params: { id } });

export type OfferKey = Parameters<typeof callApi<typeof offers.setCheckoutLink>>[1]["params"]["offer"];
export const setCheckoutLink = withFreshProof(
  () => proofReasons.payments,
  (offer: OfferKey, body: CallBody<typeof offers.setCheckoutLink>) =>
    callApi(offers.setCheckoutLink, { params: { offer }, body }),
);
export const changeOffer = withFreshProof(
  () => proofReasons.prices,
  (offer: OfferKey, body: CallBody<typeof offers.changeOffer>) =>
    callApi(offers.changeOffer, { params: { offer }, body }),
);
export const composeOffer = withFreshProof(
  () => proofReasons.offers,
  (offer: OfferKey, body: CallBody<typeof benefits.composeOffer>) =>
    callApi(benefits.composeOffer, { params: { offer }, body }),
);
export const setSpaceLink = withFreshProof(
  () => proofReasons.spaces,
  (id: string, body: CallBody<typeof benefits.setSpaceLink>) =>
    callApi(benefits.setSpaceLink, { params: { id }, body }),
);
export const makeBenefit = (body: CallBody<typeof benefits.makeBenefit>) =>
  callApi(benefits.makeBenefit, { body });
export const archiveBenefit = (id: string, isArchived: boolean) =>
  callApi(benefits.archiveBenefit, { params: { id }, body: { isArchived } });
export type NewCoupon = CallBody<typeof offers.makeCoupon>;
export const makeCoupon = (body: NewCoupon) => callApi(offers.makeCoupon, { body });
export const endCoupon = (id: string) => callApi(offers.endCoupon, { params: { id } });
export const invite = (email: string) => callApi(offers.makeInvitation, { body: { email } });
export const resendInvitation = (id: string) => callApi(offers.resendInvitation, { params: { id } });
export const withdrawInvitation = (id: string) => callApi(offers.withdrawInvitation, { params: { id } });

/** A list of this part, known by its name and what it is narrowed by. */
export const useOrderPages = <Item>(name: string, asked: object, get: Parameters<typeof usePages<Item>>[1]) =>
  usePages([key, name, asked], get);

/** Lists, counts and pages of this part are asked for anew when they are next seen. */
export const useFreshOrders = () =>
  useFresh(
    key,
    orders.listOrders.path,
    offers.listStudioOffers.path,
    offers.getSeats.path,
    benefits.listStudioBenefits.path,
  );
