export { isOfferKey, offerKeys, offersPathOf } from "./access.rules.ts";
export { entitledCourses, isEntitled, requireEntitled } from "./entitlement.ts";
export { isHeld, type Member } from "./entitlements.queries.ts";
export { grantOffer, revokeOffer } from "./grant-offer.ts";
