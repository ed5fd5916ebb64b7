export { accountLimits } from "./account.limits.ts";
export type { AccountDeps } from "./account-deps.ts";
export { type AccountFeature, makeAccountFeature } from "./account-feature.ts";
export { findArchetype, findArchetypes, findNewestResult } from "./archetype.queries.ts";
export { createSampleAccounts, type SampleSignIn } from "./create-sample-accounts.ts";
export { deleteAccount } from "./delete-account.ts";
export { exportAccount } from "./export-account.ts";
export { forgetExpiredHourly, handleForgetExpired } from "./forget-expired.ts";
export { namesOf } from "./open-id/open-id.rules.ts";
export { makeOwner } from "./owner/make-owner.ts";
export { createOwnerLink, makeOwnerLink } from "./owner/offer-ownership.ts";
export { makePasswords } from "./passwords/passwords.ts";
export type { PasswordHashing } from "./passwords/scrypt-hashing.ts";
export { invitationPersonalData } from "./people/invite.ts";
export { peopleRoutes } from "./people/people.routes.ts";
export { findWantsNews } from "./profile/news.queries.ts";
export { isPicture } from "./profile/picture.rules.ts";
export { makeKeyedHash } from "./proofs/keyed-hash.ts";
export { canReadSecondFactors, dropSecondFactors } from "./second-factor/replace-secret.ts";
export { sendSecondFactorOffLink } from "./second-factor/second-factor-off.ts";
export type { Auth } from "./sessions/auth.ts";
export { deleteEverySession } from "./sessions/sessions.queries.ts";
export { issueSignInLink } from "./sign-in/sign-in-with-link.ts";
export { findOrCreateUser } from "./sign-up/find-or-create-user.ts";
export { endSessions, sendHelp } from "./studio/help-sign-in.ts";
export { readSignInFacts } from "./studio/sign-in-facts.ts";
export {
  findUserByEmail,
  findUserById,
  findUsersBeginning,
  listOwnerEmails,
  listOwners,
  listUsersByEmail,
  listUsersById,
  type User,
  updateUser,
} from "./users.queries.ts";
