export {
  benefitsOf,
  isOfferKey,
  offerKeys,
  offersPathOf,
  offersThatOpen,
  openingOf,
} from "./access.rules.ts";
export {
  type HeldBenefit,
  holdsBenefit,
  holdsKind,
  listBenefits,
  listHeldBenefits,
  listHolders,
  seedBenefits,
} from "./benefits.queries.ts";
export { countsAt } from "./counts-at.ts";
export type { Debt, DebtList, DeliveryCheck, MissingPiece } from "./delivery.ts";
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
export {
  accessEnded,
  grantOffer,
  handleEndGrant,
  revokeGiven,
  revokeOffer,
  revokeOrder,
} from "./grant-offer.ts";
export { countGiven, hasOwnGrant, listGrantsOf, listHeldOffers } from "./grants.queries.ts";
export { isPublishedAt } from "./published.ts";
