export { isOfferKey, offerKeys, offersPathOf } from "./access.rules.ts";
export { entitledCourses, isEntitled, requireEntitled } from "./entitlement.ts";
export type { Asking } from "./entitlements.queries.ts";
export { grantOffer, revokeOffer } from "./grant-offer.ts";
