import type { CallAnswer, CallBody } from "@academy/contract/call";
import * as account from "@academy/contract/calls/account";
import * as entry from "@academy/contract/calls/sign-in";
import { callApi } from "../../lib/api/api.ts";
import { withFreshProof } from "./proof/ask-for-proof.ts";

export type SecondFactorStart = CallAnswer<typeof account.startSecondFactor>;

const affectsAccess = ({ about }: { about: string }) => about;

export const signInWithPassword = (body: CallBody<typeof entry.signInWithPassword>) =>
  callApi(entry.signInWithPassword, { body });
export const signInWithCode = (body: CallBody<typeof entry.signInWithCode>) =>
  callApi(entry.signInWithCode, { body });
export const signInWithLink = (token: string) => callApi(entry.signInWithLink, { body: { token } });
export const signInWithSecondFactor = (body: CallBody<typeof entry.signInWithSecondFactor>) =>
  callApi(entry.signInWithSecondFactor, { body });
export const signUp = (body: CallBody<typeof entry.signUp>) => callApi(entry.signUp, { body });
export const askForCode = (email: string) => callApi(entry.sendCode, { body: { email } });
export const askForReset = (email: string) => callApi(entry.forgotPassword, { body: { email } });
export const resetPassword = (body: CallBody<typeof entry.resetPassword>) =>
  callApi(entry.resetPassword, { body });
export const takeSecondFactorOff = (body: CallBody<typeof entry.takeSecondFactorOff>) =>
  callApi(entry.takeSecondFactorOff, { body });
export const claimOwner = withFreshProof(
  ({ aboutOwning }) => aboutOwning,
  (token: string) => callApi(account.claimOwnership, { body: { token } }),
);
export const prove = (body: CallBody<typeof account.prove>) => callApi(account.prove, { body });
export const askForProofCode = () => callApi(account.sendProofCode);
export const restoreEmail = (token: string) => callApi(account.restoreEmail, { body: { token } });

export const saveName = (body: CallBody<typeof account.saveProfile>) =>
  callApi(account.saveProfile, { body });
export const savePreferences = (wantsNews: boolean) =>
  callApi(account.savePreferences, { body: { wantsNews } });
export const savePicture = (picture: Blob) => callApi(account.savePicture, { body: picture });
export const removePicture = () => callApi(account.removePicture);
export const askForNewEmail = withFreshProof(affectsAccess, (email: string) =>
  callApi(account.changeEmail, { body: { email } }),
);
export const confirmNewEmail = withFreshProof(affectsAccess, (code: string) =>
  callApi(account.confirmEmail, { body: { code } }),
);
export const changePassword = withFreshProof(affectsAccess, (body: CallBody<typeof account.changePassword>) =>
  callApi(account.changePassword, { body }),
);
export const startSecondFactor = withFreshProof(affectsAccess, () => callApi(account.startSecondFactor));
export const confirmSecondFactor = withFreshProof(affectsAccess, (code: string) =>
  callApi(account.confirmSecondFactor, { body: { code } }),
);
export const renewRecoveryCodes = withFreshProof(affectsAccess, () => callApi(account.renewRecoveryCodes));
export const stopSecondFactor = withFreshProof(affectsAccess, () => callApi(account.stopSecondFactor));
export const endSession = withFreshProof(affectsAccess, (id: string) =>
  callApi(account.endSession, { params: { id } }),
);
export const endAllSessions = withFreshProof(affectsAccess, () => callApi(account.endAllSessions));
export const deleteAccount = withFreshProof(
  ({ aboutDeleting }) => aboutDeleting,
  (email: string) => callApi(account.deleteAccount, { body: { email } }),
);
