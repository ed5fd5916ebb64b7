export {
  canBeInTwo,
  changedTerms,
  composedTerms,
  refuseChange,
  wordsOfTerms,
} from "./changed-terms.rules.ts";
export { type Coupon, endOfDay, isCode, lastDayOf, plainCode, refusalOf } from "./coupons/coupon.rules.ts";
export {
  archiveCoupon,
  findCoupon,
  findCouponByCode,
  findCouponById,
  holdCoupon,
  insertCoupon,
  listCouponPage,
  listCoupons,
} from "./coupons/coupons.queries.ts";
export { describeCoupon, readCoupon } from "./coupons/read-coupon.ts";
export {
  putCourseOffer,
  renameCourseOffer,
  sellCourse,
  showCourseOffer,
  stopSelling,
} from "./course-offer.ts";
export { listCourseOffers, listOfferNames, listSoldCourses } from "./course-offers.queries.ts";
export { hasAllOf } from "./has-all-of.ts";
export { canBeGiven, type OfferTerms, plansOf, tiersBelow } from "./offer-terms.rules.ts";
export {
  findOnSale,
  findTerms,
  findVersion,
  holdOffer,
  insertVersion,
  listOnSale,
  listTerms,
  listVersions,
  type OfferOnSale,
  replaceCheckoutLink,
  setCheckoutLink,
} from "./offers.queries.ts";
export { seedOffers } from "./seed-offers.ts";
