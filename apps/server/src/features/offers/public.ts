export { type Coupon, plainCode, refusalOf } from "./coupons/coupon.rules.ts";
export {
  archiveCoupon,
  findCoupon,
  holdCoupon,
  insertCoupon,
  listCoupons,
} from "./coupons/coupons.queries.ts";
export { describeCoupon } from "./coupons/describe-coupon.ts";
export { readCoupon } from "./coupons/read-coupon.ts";
export { canBeGiven, containing, type OfferTerms, plansOf, tiersBelow } from "./offer-terms.rules.ts";
export {
  findOnSale,
  findTerms,
  holdOffer,
  listOnSale,
  listTerms,
  type OfferOnSale,
  setCheckoutLink,
} from "./offers.queries.ts";
export { seedOffers } from "./seed-offers.ts";
