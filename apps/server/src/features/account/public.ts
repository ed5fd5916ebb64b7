export { type AccountFeature, makeAccountFeature } from "./account-feature.ts";
export { createSampleAccounts, type SampleSignIn } from "./create-sample-accounts.ts";
export { forgetExpiredHourly, handleForgetExpired } from "./forget-expired.ts";
export { makeOwner } from "./owner/make-owner.ts";
export { makeOwnerLink, offerOwnership } from "./owner/offer-ownership.ts";
export { makePasswords, type PasswordHashing } from "./passwords/passwords.ts";
export { makeKeyedHash } from "./proofs/keyed-hash.ts";
export type { Auth } from "./sessions/auth.ts";
export { findUserByEmail, findUserById, listOwnerEmails } from "./users.queries.ts";
