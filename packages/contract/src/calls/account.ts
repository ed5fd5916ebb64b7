import * as account from "../account.ts";
import { defineCall } from "../call.ts";
import { pictureTypes } from "../fields/picture.ts";

export const showAccount = defineCall({
  method: "GET",
  path: "/api/account",
  audience: "members",
  summary: "Everything the settings page shows",
  answer: account.accountView,
});
export const saveProfile = defineCall({
  method: "PATCH",
  path: "/api/account/profile",
  audience: "members",
  summary: "Change one's name",
  body: account.profileBody,
  answer: account.accountView,
});
export const savePreferences = defineCall({
  method: "PUT",
  path: "/api/account/preferences",
  audience: "members",
  summary: "Choose which mails one gets",
  body: account.preferencesBody,
  answer: account.accountView,
});
export const savePicture = defineCall({
  method: "PUT",
  path: "/api/account/picture",
  audience: "members",
  summary: "Set the profile picture, sent as its own bytes",
  body: { mediaTypes: pictureTypes },
  answer: account.accountView,
});
export const removePicture = defineCall({
  method: "DELETE",
  path: "/api/account/picture",
  audience: "members",
  summary: "Take the profile picture away",
  answer: account.accountView,
});
export const prove = defineCall({
  method: "POST",
  path: "/api/account/proof",
  audience: "members",
  summary: "Show that it is you: what changes who can get in wants it within the last ten minutes",
  body: account.proofBody,
  answer: account.done,
});
export const sendProofCode = defineCall({
  method: "POST",
  path: "/api/account/proof/code",
  audience: "members",
  summary: "Mail a code with which to show that it is you",
  answer: account.mailOnItsWay,
});
export const changeEmail = defineCall({
  method: "POST",
  path: "/api/account/email",
  audience: "members",
  wantsFreshProof: true,
  summary: "Mail a code to the new address",
  body: account.changeEmailBody,
  answer: account.mailOnItsWay,
});
export const confirmEmail = defineCall({
  method: "POST",
  path: "/api/account/email/confirm",
  audience: "members",
  wantsFreshProof: true,
  summary: "Change to the new address with the code that was mailed there",
  body: account.confirmEmailBody,
  answer: account.accountView,
});
export const claimResult = defineCall({
  method: "POST",
  path: "/api/account/result",
  audience: "members",
  summary:
    "Mail a code to the address that a result was sent to; nobody is told whether there is such a result",
  body: account.claimResultBody,
  answer: account.mailOnItsWay,
});
export const confirmResult = defineCall({
  method: "POST",
  path: "/api/account/result/confirm",
  audience: "members",
  summary: "Take a result into one's account with the code that was mailed to its address",
  body: account.confirmResultBody,
  answer: account.done,
});
export const restoreEmail = defineCall({
  method: "POST",
  path: "/api/account/email/restore",
  audience: "everyone",
  summary: "Take an address back with the link that was mailed to it when it was changed",
  body: account.restoreEmailBody,
  answer: account.restoredEmail,
});
export const changePassword = defineCall({
  method: "POST",
  path: "/api/account/password",
  audience: "members",
  wantsFreshProof: true,
  summary: "Change the password, which ends every other session",
  body: account.changePasswordBody,
  answer: account.done,
});
export const startSecondFactor = defineCall({
  method: "POST",
  path: "/api/account/second-factor/start",
  audience: "members",
  wantsFreshProof: true,
  summary: "Get the secret for an authenticator",
  answer: account.secondFactorStart,
});
export const confirmSecondFactor = defineCall({
  method: "POST",
  path: "/api/account/second-factor/confirm",
  audience: "members",
  wantsFreshProof: true,
  summary: "Switch the second factor on and get recovery codes",
  body: account.confirmSecondFactorBody,
  answer: account.recoveryCodes,
});
export const renewRecoveryCodes = defineCall({
  method: "POST",
  path: "/api/account/second-factor/recovery-codes",
  audience: "members",
  wantsFreshProof: true,
  summary: "Get new recovery codes in place of the old",
  answer: account.recoveryCodes,
});
export const stopSecondFactor = defineCall({
  method: "POST",
  path: "/api/account/second-factor/stop",
  audience: "members",
  wantsFreshProof: true,
  summary: "Switch the second factor off",
  answer: account.done,
});
export const endSession = defineCall({
  method: "DELETE",
  path: "/api/account/sessions/:id",
  audience: "members",
  wantsFreshProof: true,
  summary: "End one session",
  params: account.sessionParams,
  answer: account.done,
});
export const endAllSessions = defineCall({
  method: "POST",
  path: "/api/account/sessions/end-all",
  audience: "members",
  wantsFreshProof: true,
  summary: "End every session, this one included",
  answer: account.done,
});
export const exportAccount = defineCall({
  method: "GET",
  path: "/api/account/export",
  audience: "members",
  summary: "Everything that is kept about oneself, as a download",
  answer: { mediaTypes: ["application/json"] },
});
export const deleteAccount = defineCall({
  method: "POST",
  path: "/api/account/delete",
  audience: "members",
  wantsFreshProof: true,
  summary: "Delete the account: the address, typed again",
  body: account.deleteAccountBody,
  answer: account.done,
});
export const claimOwnership = defineCall({
  method: "POST",
  path: "/api/owner/claim",
  audience: "members",
  wantsFreshProof: true,
  summary: "Become the owner with the one-time link",
  body: account.claimBody,
  answer: account.done,
});
