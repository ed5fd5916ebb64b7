export { type AccountFeature, makeAccountFeature } from "./account-feature.ts";
export { createSampleAccounts, type SampleSignIn } from "./create-sample-accounts.ts";
export type { Auth } from "./current-user.ts";
export { forgetExpiredHourly, handleForgetExpired } from "./forget-expired.ts";
export { makeKeyedHash } from "./keyed-hash.ts";
export { makeOwner } from "./make-owner.ts";
export { makeOwnerLink, offerOwnership } from "./offer-ownership.ts";
export { makePasswords, type PasswordHashing } from "./passwords.ts";
export { findUserByEmail, findUserById, listOwnerEmails } from "./users.queries.ts";
