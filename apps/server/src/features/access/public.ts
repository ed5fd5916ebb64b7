export { isOfferKey, offerKeys, offersPathOf, offersThatOpen } from "./access.rules.ts";
export { entitledCourses, isEntitled, requireEntitled } from "./entitlement.ts";
export {
  findAccess,
  findHeldSince,
  hasCourse,
  isCourseHeldSince,
  isHeld,
  isStillTheirs,
  keepForPackageHolders,
  type Member,
} from "./entitlements.queries.ts";
export { grantOffer, handleEndGrant, revokeGiven, revokeOffer, revokeOrder } from "./grant-offer.ts";
export { countGiven, hasOwnGrant, listGrantsOf, listHeldOffers } from "./grants.queries.ts";
export { isPublishedAt } from "./published.ts";
