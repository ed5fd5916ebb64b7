export { isOfferKey, offerKeys, offersPathOf, offersThatOpen } from "./access.rules.ts";
export { entitledCourses, isEntitled, requireEntitled } from "./entitlement.ts";
export { isHeld, type Member } from "./entitlements.queries.ts";
export {
  grantOffer,
  grantOffer,
  revokeGiven,
  revokeOffer,
  revokeOffer,
  revokeOrder,
  revokeOrder,
} from "./grant-offer.ts";
export {
  countGiven,
  countGiven,
  hasOwnGrant,
  hasOwnGrant,
  listGrantsOf,
  listHeldOffers,
  listHeldOffers,
} from "./grants.queries.ts";
